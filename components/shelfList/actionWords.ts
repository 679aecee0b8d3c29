import { type Words } from '@/components/words/useWords'
import { backAt, type OutUntil } from '@/domain/tools/outOfStock'
import { type ShelfAction } from '@/domain/tools/shelfAction'

export function untilWords({ t, format }: Words, until: OutUntil, now: Date): string {
  const back = backAt(until, now)
  return t(`shelfList.until.${until}`, { time: back === undefined ? '' : format.timeOfDay(back.getTime()) })
}

/** What an action does, in a sentence that is read before it is done. */
export function actionWords(
  words: Words,
  action: ShelfAction,
  now: Date,
  currency: string | undefined,
): string {
  const { t, format } = words
  switch (action.kind) {
    case 'out':
      return `${t('shelfList.out')}, ${untilWords(words, action.until, now)}`
    case 'in':
      return t('shelfList.in')
    case 'price':
      return t('tasks.act.price', { price: format.money(action.price, currency) })
  }
}
