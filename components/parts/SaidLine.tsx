import { View } from 'react-native'
import { type Colors } from '@/components/theme/colors'
import { space, stroke } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Text } from '@/components/ui/Text'

/** What the last thing done came to. */
export type Said = { kind: 'good' | 'bad' | 'wait'; text: string }

/** A sign with every colour: colour never speaks alone. */
const looks: Record<Said['kind'], { sign: string; tone: keyof Colors }> = {
  good: { sign: '✓', tone: 'inCart' },
  bad: { sign: '✕', tone: 'notFound' },
  wait: { sign: '…', tone: 'muted' },
}

/** Above the list, so that it is seen however far somebody has scrolled. */
export function SaidLine({ said }: { said: Said | undefined }) {
  const styles = useStyles()
  const look = said && looks[said.kind]
  return (
    <View role="status" aria-live="polite" style={said && styles.line}>
      {said !== undefined && look !== undefined && (
        <Text variant="strong" tone={look.tone} lines={3}>
          {`${look.sign} ${said.text}`}
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
