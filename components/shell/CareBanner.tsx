import { usePathname } from 'expo-router'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { Banner } from '@/components/ui/Banner'
import { StandingBanner } from '@/components/ui/StandingBanner'
import { useWords } from '@/components/words/useWords'
import { useBatteryCare } from '@/state/care/useBatteryCare'
import { Toast, Toasts, TOAST_MS } from './Toast'
import { UpdateReady, useMayRestart } from './UpdateReady'

/** What the device itself needs, above every screen: a charger, or to begin anew. */
export function CareBanner({ children }: { children: ReactNode }) {
  const { t, format } = useWords()
  const { percent, isVeryLow, lowTold } = useBatteryCare()
  const mayRestart = useMayRestart(usePathname())
  const isLowShown = useIsShown(lowTold)

  const banner = useMemo(() => {
    if (isVeryLow) return <Banner text={t('care.battery.veryLow', { level: format.number(percent) })} />
    return mayRestart ? <UpdateReady /> : undefined
  }, [isVeryLow, mayRestart, t, format, percent])

  return (
    <StandingBanner.Provider value={banner}>
      {children}
      <Toasts>
        {isLowShown && <Toast text={t('care.battery.low', { level: format.number(percent) })} />}
      </Toasts>
    </StandingBanner.Provider>
  )
}

/** True for a while after a number has grown. */
function useIsShown(count: number): boolean {
  const [seen, setSeen] = useState(0)
  useEffect(() => {
    if (count === seen) return
    const timer = setTimeout(() => setSeen(count), TOAST_MS)
    return () => clearTimeout(timer)
  }, [count, seen])
  return count !== seen
}
