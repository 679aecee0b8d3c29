import { type Translate } from '@/components/words/useWords'
import { type RowResult } from '@/domain/tools/task'

/** The service's own words by how they begin, and what they mean to somebody at the shelf. */
const known = [
  [/no such product/, 'noProduct'],
  [/stands twice/, 'twice'],
  [/belongs to another product/, 'barcodeTaken'],
  [/no such category/, 'noCategory'],
] as const

/** What became of a row; of one that was refused, why. */
export function rowWords(t: Translate, { state, why }: RowResult): string {
  if (state !== 'REFUSED') return t(`tasks.row.${state}`)
  if (why === undefined) return t('tasks.why.unsaid')
  const meant = known.filter(([words]) => words.test(why)).map(([, key]) => t(`tasks.why.${key}`))
  return meant.length > 0 ? meant.join(' ') : t('tasks.why.other', { why })
}
