import { View } from 'react-native'
import { themed } from '@/components/theme/theme'
import { ThemeProvider } from '@/components/theme/ThemeProvider'
import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { useWords } from '@/components/words/useWords'
import { WordsProvider } from '@/components/words/WordsProvider'

/** Stands in for whatever broke, perhaps the providers themselves, so it brings its own. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <WordsProvider choice="auto">
      <ThemeProvider choice="auto">
        <CrashMessage onRetry={onRetry} />
      </ThemeProvider>
    </WordsProvider>
  )
}

function CrashMessage({ onRetry }: { onRetry: () => void }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View style={styles.page} role="main">
      <Message title={t('crash.title')} text={t('crash.text')} alert>
        <Button title={t('crash.retry')} onPress={onRetry} />
      </Message>
    </View>
  )
}

const useStyles = themed((colors) => ({ page: { flex: 1, backgroundColor: colors.background } }))
