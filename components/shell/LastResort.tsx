import { ScrollView } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Text } from '@/components/ui/Text'

/** No catalog of words is left when this page is needed, nor a language to choose one by. */
const words = [
  'Tote stopped. Your work on this device is kept.',
  'Tote wurde angehalten. Deine Arbeit auf diesem Gerät bleibt erhalten.',
  'توقف Tote. عملك محفوظ على هذا الجهاز.',
]

/** Stands in when even the page that stands in for a broken one breaks. */
export function LastResort({ onRestart }: { onRestart: () => void }) {
  const styles = useStyles()
  return (
    <ScrollView style={styles.page} contentContainerStyle={styles.content} role="main">
      {words.map((sentence) => (
        <Text key={sentence} align="center">
          {sentence}
        </Text>
      ))}
      <Button title="Restart · Neu starten · إعادة التشغيل" onPress={onRestart} />
    </ScrollView>
  )
}

const useStyles = themed((colors) => ({
  page: { flex: 1, backgroundColor: colors.background },
  content: { flexGrow: 1, justifyContent: 'center', gap: space.l, padding: space.xl },
}))
