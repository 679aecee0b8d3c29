import { View } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'
import { type Said } from './useListScan'

/** A sign with every colour: colour never speaks alone. */
const looks: Record<Said['kind'], { sign: string; tone: keyof Colors }> = {
  good: { sign: '✓', tone: 'inCart' },
  bad: { sign: '✕', tone: 'notFound' },
  wait: { sign: '…', tone: 'muted' },
}

/** What the last scan came to, above the list. */
export function ScanSaid({ said }: { said: Said | undefined }) {
  const styles = useStyles()
  return (
    <View role="status" aria-live="polite" style={said && styles.line}>
      {said !== undefined && (
        <Text variant="strong" tone={looks[said.kind].tone} lines={3}>
          {`${looks[said.kind].sign} ${said.text}`}
        </Text>
      )}
    </View>
  )
}

const useStyles = themed((colors) => ({
  line: {
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
    borderBottomWidth: stroke.hair,
    borderBottomColor: colors.line,
  },
}))
