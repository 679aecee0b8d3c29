import { type Formats } from '@/components/words/format'
import { type Translate } from '@/components/words/useWords'
import { type TimelineEntry } from '@/domain/history/timelineOf'

type Speech = { t: Translate; format: Formats; currency: string | undefined }

/** What was done, without the product's name: "Weighed · 1.04 kg · by label". */
export function entryWords(speech: Speech, entry: TimelineEntry): string {
  const parts = [actWords(speech.t, entry), amountWords(speech, entry), priceWords(speech, entry)]
  const how = entry.how && speech.t(`history.journal.how.${entry.how}`)
  return [...parts, how].filter((part) => part !== undefined).join(' · ')
}

function actWords(t: Translate, entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'line-replaced':
    case 'replacement-removed': {
      const { kind, replacementName: name } = entry
      if (name === undefined) return t(`history.journal.act.${kind}.unnamed`)
      return t(`history.journal.act.${kind}.named`, { name })
    }
    case 'customer-called':
      return t(`history.journal.called.${entry.outcome ?? 'no-answer'}`)
    case 'cart-checked':
      return entry.faults
        ? t('history.journal.faults', { count: entry.faults })
        : t('history.journal.checked')
    case 'end-decided':
      return t(`history.journal.decided.${entry.status ?? 'READY_FOR_PICKUP'}`)
    case 'order-sent':
      return t(`history.journal.sent.${entry.status ?? 'READY_FOR_PICKUP'}`)
    default:
      return t(`history.journal.act.${entry.kind}`)
  }
}

/** A scan is of one piece always, so that need not be said. */
function amountWords({ t, format }: Speech, { kind, amount }: TimelineEntry): string | undefined {
  if (amount === undefined || kind === 'unit-picked') return undefined
  if ('weightKg' in amount) return t('order.weight', { weight: format.weight(amount.weightKg) })
  return t('order.pieces', { count: amount.pieces })
}

function priceWords({ t, format, currency }: Speech, { price }: TimelineEntry): string | undefined {
  if (price === undefined) return undefined
  if (price === null) return t('history.journal.price.own')
  if ('unit' in price) return t('history.journal.price.unit', { price: format.money(price.unit, currency) })
  return t('history.journal.price.total', { price: format.money(price.total, currency) })
}
