import { Chip, type ChipTone } from '@/components/ui/Chip'
import { useWords } from '@/components/words/useWords'
import { type CommandPhase } from './useCommandPhase'

const tones: Record<CommandPhase | 'sent', ChipTone> = {
  'needs-you': 'late',
  waiting: 'soon',
  sending: 'neutral',
  sent: 'ok',
}

/** How far a decision has come. */
export function PhaseChip({ phase }: { phase: CommandPhase | 'sent' }) {
  const { t } = useWords()
  return <Chip tone={tones[phase]} text={t(`outbox.phase.${phase}`)} />
}
