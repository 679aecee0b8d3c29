import { isolate } from '@/components/words/isolate'
import { localized } from '@/components/words/localized'
import { type Words } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { type Task, type Work } from '@/domain/tools/task'

type WorkOf<Type extends Work['type']> = Extract<Work, { type: Type }>

/** What a task is about: a product by its name, several by their number. */
export function taskTitle({ t, language }: Words, work: Work): string {
  switch (work.type) {
    case 'change-products':
      return nameOrCount(
        t,
        [...work.changes, ...(work.refused ?? [])].map(({ name }) => name),
      )
    case 'create-products': {
      const names = work.products.map(({ title }) => localized(title, language))
      return t('tasks.create', { what: isolate(nameOrCount(t, names)) })
    }
    case 'export':
      return t('tasks.exported')
    case 'promotion':
      return t(`tasks.promotion.${work.intent}`, {
        name: isolate(localized(work.promotion.display_name, language)),
      })
  }
}

function nameOrCount(t: Words['t'], names: readonly string[]): string {
  const [only, ...others] = names
  return only !== undefined && others.length === 0 ? only : t('tasks.products', { count: names.length })
}

/** What is done to it; nothing where the title says all. */
export function taskAct(
  words: Words,
  { work, state }: Task,
  currency: string | undefined,
): string | undefined {
  if (work.type !== 'change-products') return undefined
  const { t, format } = words
  const isOut = work.phase === 'back' ? state === 'waiting' : work.changes[0]?.will.active === false
  if (isOut) return outWords(words, work)
  const { active, price, maximum_sales_quantity: most } = work.changes[0]?.will ?? {}
  return [
    ...(active === undefined ? [] : [t('tasks.act.in')]),
    ...(price === undefined ? [] : [t('tasks.act.price', { price: format.money(price, currency) })]),
    ...(most === undefined ? [] : [t('tasks.act.most', { most: format.number(most) })]),
  ].join(' · ')
}

function outWords({ t, format }: Words, { backAt }: WorkOf<'change-products'>): string {
  if (backAt === undefined) return t('tasks.act.out')
  return t('tasks.act.outUntil', { time: format.time(momentMs(backAt)) })
}
