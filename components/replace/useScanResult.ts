import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { type FoundProduct } from './foundProduct'
import { type Said } from './SaidLine'
import { type ScanResult } from './useProductScan'

type Given = { say: (said: Said | undefined) => void; onFound: (found: FoundProduct) => void }

/** Never silent: a scan is taken on, asked about, or refused with its own sound. */
export function useScanResult({ say, onFound }: Given) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const [several, setSeveral] = useState<readonly FoundProduct[]>()
  const refuse = (signal: 'refused' | 'unknown-code', text: string) => {
    say({ kind: 'bad', text })
    ports.feedback.give(signal)
  }
  return {
    several,
    closeSeveral: () => setSeveral(undefined),
    onResult: (result: ScanResult) => {
      setSeveral(undefined)
      switch (result.kind) {
        case 'found':
          return onFound(result.found)
        case 'several':
          ports.feedback.give('choose')
          return setSeveral(result.found)
        case 'looking-up':
          return say({ kind: 'wait', text: t('picking.notice.lookingUp') })
        case 'misread':
          return refuse('refused', t('picking.notice.misread'))
        case 'unknown-code':
          return refuse('unknown-code', t('picking.stop.unknown-code.text'))
      }
    },
  }
}
