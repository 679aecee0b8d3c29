import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type CommandId } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { type Decided } from '@/state/outbox/decideOn'

/** What a person can do about a decision that is not confirmed; `said` is why it could not be done. */
export function useCommandActs(id: CommandId | undefined) {
  const { t } = useWords()
  const { outbox, ports } = useDeviceState()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Exclude<Decided, 'done'>>()

  const attempt = async (act: (id: CommandId) => Promise<Decided>): Promise<boolean> => {
    if (id === undefined) return false
    setFailed(undefined)
    setBusy(true)
    const result = await act(id)
      // The disk could not even be read.
      .catch((): Decided => 'not-kept')
      .finally(() => setBusy(false))
    if (result === 'done') return true
    ports.feedback.give('refused')
    setFailed(result)
    return false
  }

  return {
    isBusy,
    said: failed && t(failed === 'too-late' ? 'outbox.tooLate' : 'replace.notKept'),
    /** Resolves to whether the decision is taken back. */
    letGo: () => attempt(outbox.withdraw),
    retry: () => attempt(outbox.retry),
  }
}
