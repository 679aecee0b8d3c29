import { useSteady } from '@/components/ui/useSteady'
import { momentMs } from '@/domain/contract/time'
import { type Command } from '@/domain/outbox/command'
import { useIsSending } from '@/state/outbox/useOutbox'

export type CommandPhase = 'sending' | 'waiting' | 'needs-you'

/** Younger than this a command is taken to be on its way: with a signal it is confirmed before anybody has read more. */
const YOUNG_MS = 1_500

/** What a picker needs to know of a decision. `since`: when it was made, for the moment before the outbox has it. */
export function useCommandPhase(command: Command | undefined, since: string): CommandPhase {
  const isSending = useIsSending(command)
  const shown = useSteady(isSending ? 'sending' : 'waiting', () => (isYoung(since) ? 'sending' : 'waiting'))
  return command?.state === 'needs-you' ? 'needs-you' : shown
}

export function isYoung(since: string): boolean {
  return Date.now() - momentMs(since) < YOUNG_MS
}
