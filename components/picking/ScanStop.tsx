import { FullStop, type StopTone } from '@/components/ui/FullStop'
import { Button } from '@/components/ui/Button'
import { useWords, type Translate } from '@/components/words/useWords'
import { type Stop } from './pickUi'

const looks: Record<Stop['kind'], { tone: StopTone; sign: string }> = {
  'not-in-order': { tone: 'wrong', sign: '✕' },
  inactive: { tone: 'inactive', sign: '⊘' },
  'unknown-code': { tone: 'unknown', sign: '?' },
}

type ScanStopProps = {
  stop: Stop
  onGoOn: () => void
  /** It was scanned on purpose after all: instead of what is needed, or on top of the order. */
  onReplace?: (() => void) | undefined
  onAdd?: (() => void) | undefined
}

/** Names what was scanned and what is needed. The next right scan answers it too. */
export function ScanStop({ stop, onGoOn, onReplace, onAdd }: ScanStopProps) {
  const { t } = useWords()
  const { tone, sign } = looks[stop.kind]
  return (
    <FullStop
      tone={tone}
      sign={sign}
      title={t(`picking.stop.${stop.kind}.title`)}
      lines={linesOf(t, stop)}
      onDismiss={onGoOn}
    >
      {onReplace && <Button kind="plain" title={t('picking.stop.useAsReplacement')} onPress={onReplace} />}
      {onAdd && <Button kind="plain" title={t('picking.stop.addToOrder')} onPress={onAdd} />}
      <Button kind="onStop" title={t(`picking.stop.${stop.kind}.goOn`)} onPress={onGoOn} />
    </FullStop>
  )
}

function linesOf(t: Translate, stop: Stop): string[] {
  if (stop.kind === 'unknown-code') {
    return [stop.code.text, t(`picking.stop.unknown-code.${stop.isUnasked ? 'unasked' : 'text'}`)]
  }
  const needed = stop.needed === undefined ? [] : [t('picking.stop.needed', { name: stop.needed })]
  const why = stop.kind === 'inactive' ? [t('picking.stop.inactive.text')] : []
  return [stop.product.name, stop.code.text, ...why, ...needed]
}
