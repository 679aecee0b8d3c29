import { useContext, useEffect, useState } from 'react'
import { ScrollView } from 'react-native'
import { SendReport } from '@/components/parts/SendReport'
import { themed } from '@/components/theme/theme'
import { ThemeProvider } from '@/components/theme/ThemeProvider'
import { Button } from '@/components/ui/Button'
import { Message } from '@/components/ui/Message'
import { useWords } from '@/components/words/useWords'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type WayOut } from '@/domain/crash/wayOut'
import { PortsContext } from '@/state/ports'
import { CrashBoundary } from './CrashBoundary'
import { LastResort } from './LastResort'

type CrashScreenProps = {
  error: unknown
  /** Draws again what broke. */
  onRetry: () => void
  onOrders: () => void
  /** `root`: the providers of words and colours may be what broke, so it brings its own. */
  place: 'root' | 'screen'
}

/** Stands in for whatever broke. */
export function CrashScreen({ error, place, ...ways }: CrashScreenProps) {
  const { crashes, restart } = useContext(PortsContext)
  useEffect(() => void crashes.record('screen', error), [crashes, error])
  const message = <CrashMessage {...ways} />
  return (
    <CrashBoundary fallback={() => <LastResort onRestart={() => void restart()} />}>
      {place === 'screen' ? (
        message
      ) : (
        <WordsProvider choice="auto">
          <ThemeProvider choice="auto">{message}</ThemeProvider>
        </WordsProvider>
      )}
    </CrashBoundary>
  )
}

function CrashMessage({ onRetry, onOrders }: Pick<CrashScreenProps, 'onRetry' | 'onOrders'>) {
  const styles = useStyles()
  const { t } = useWords()
  const { crashes, restart } = useContext(PortsContext)
  const [way] = useState(() => crashes.findWay())
  const go: Record<WayOut, () => void> = {
    'go-on': onRetry,
    'to-orders': onOrders,
    restart: () => void restart(),
  }
  const take = () => {
    crashes.answer(way)
    go[way]()
  }
  return (
    <ScrollView style={styles.page} contentContainerStyle={styles.content} role="main">
      <Message title={t('crash.title')} text={t(`crash.text.${way}`)} alert>
        <Button title={t(`crash.way.${way}`)} onPress={take} />
        <SendReport />
      </Message>
    </ScrollView>
  )
}

const useStyles = themed((colors) => ({
  page: { flex: 1, backgroundColor: colors.background },
  content: { flexGrow: 1 },
}))
