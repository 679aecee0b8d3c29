import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { judgePin } from '@/domain/people/pin'
import { peopleWords } from './peopleWords'
import { PinQuestion } from './PinQuestion'

type NewPinProps = {
  /** Why one is asked for. */
  hint?: string | undefined
  fault?: string | undefined
  busy: boolean
  onPin: (pin: string) => void
  at?: 'page' | 'lock'
}

/** A PIN is chosen: typed twice, since nobody sees what they type. */
export function NewPin({ hint, fault, busy, onPin, at = 'page' }: NewPinProps) {
  const { t } = useWords()
  const [first, setFirst] = useState<string>()
  const [own, setOwn] = useState<string>()

  function choose(pin: string) {
    const verdict = judgePin(pin)
    setOwn(verdict.kind === 'ok' ? undefined : peopleWords(t, verdict))
    if (verdict.kind === 'ok') setFirst(pin)
  }
  function repeat(pin: string) {
    setFirst(undefined)
    if (pin === first) return onPin(pin)
    setOwn(t('people.differs'))
  }

  return first === undefined ? (
    <PinQuestion
      key="first"
      at={at}
      title={t('people.choose')}
      hint={[hint, t('people.chooseHint')].filter(Boolean).join(' ')}
      fault={own ?? fault}
      busy={busy}
      onPin={choose}
    />
  ) : (
    <PinQuestion key="again" at={at} title={t('people.again')} busy={busy} onPin={repeat} />
  )
}
