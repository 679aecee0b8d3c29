import { Platform } from 'react-native'
import { stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from './Text'

/**
 * What a button that shows several texts is called, on a device. A browser calls it by what it shows, since who says
 * aloud what they see must reach the button by it; what is not seen stands in `Spoken`.
 */
export const deviceLabel = (label: string | undefined) => (Platform.OS === 'web' ? undefined : label)

/** Words at the end of such a button for who does not see the page. */
export function Spoken({ text }: { text: string }) {
  const styles = useStyles()
  if (Platform.OS !== 'web') return null
  return (
    <Text lines={1} style={styles.spoken}>
      {text}
    </Text>
  )
}

const useStyles = themed(() => ({
  spoken: { position: 'absolute', width: stroke.hair, height: stroke.hair, overflow: 'hidden' },
}))
