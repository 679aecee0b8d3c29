import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useStore } from 'zustand'
import { receivedOrdersOptions } from '@/api/orders'
import { bar, radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'

/** Long enough to look up from a shelf, short enough not to hide anything for long. */
const SHOWN_MS = 6_000

/** A new order is heard and seen, whatever screen is open. */
export function NewOrderWatch() {
  const { newOrders, ports } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const { data } = useQuery(receivedOrdersOptions(api, workplace.vendorId))
  const latest = useStore(newOrders.store, (state) => state.latest)

  useEffect(() => {
    if (data !== undefined && newOrders.note(data).length > 0) ports.feedback.give('new-order')
  }, [data, newOrders, ports.feedback])

  useEffect(() => {
    if (latest === undefined) return
    const timer = setTimeout(() => newOrders.store.setState({ latest: undefined }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [latest, newOrders])

  return latest === undefined ? null : <Toast code={latest.code} />
}

/** Takes no touch: whoever taps what lies below it means that. */
function Toast({ code }: { code: string }) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  const { t } = useWords()
  return (
    <View role="status" aria-live="polite" style={[styles.place, { top: insets.top + bar.height }]}>
      <View style={styles.toast}>
        <Text variant="banner" tone="onBanner" align="center">
          {t('orders.arrived', { code })}
        </Text>
      </View>
    </View>
  )
}

const useStyles = themed((colors) => ({
  place: { position: 'absolute', start: 0, end: 0, alignItems: 'center', pointerEvents: 'none' },
  toast: {
    margin: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.round,
    backgroundColor: colors.banner,
  },
}))
