import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed, useColors } from '@/components/theme/theme'
import { Spinner } from './Spinner'
import { Text } from './Text'

/** Says what is awaited, to eyes and to screen readers. */
export function Loading({ label }: { label: string }) {
  const styles = useStyles()
  const colors = useColors()
  return (
    <View style={styles.loading} role="status" aria-live="polite" aria-busy>
      <Spinner size="large" color={colors.brand} />
      <Text tone="muted" align="center">
        {label}
      </Text>
    </View>
  )
}

const useStyles = themed(() => ({
  loading: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.m, padding: space.xl },
}))
