import { useMemo } from 'react'
import { Card } from '@/components/ui/Card'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { dotted } from '@/components/words/dotted'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { skuSchema } from '@/domain/contract/ids'
import { type Language } from '@/domain/setup/preferences'
import { type RowResult, type Task, type Work } from '@/domain/tools/task'
import { useShelf } from '@/state/shelf/useShelf'
import { rowWords } from './rowWords'

/** More rows than these nobody reads through on a handheld; those that were refused are all named. */
const MOST_ROWS = 200

/** What became of every product, what was refused first. */
export function TaskResult({ task }: { task: Task }) {
  const { t } = useWords()
  const rows = task.job?.rows ?? []
  const refused = rows.filter(({ state }) => state === 'REFUSED')
  const done = rows.filter(({ state }) => state !== 'REFUSED')
  return (
    <>
      {refused.length > 0 && <Rows title={t('tasks.notDone')} rows={refused} task={task} />}
      {done.length > 0 && <Rows title={t('tasks.doneHead')} rows={done.slice(0, MOST_ROWS)} task={task} />}
      <Missing task={task} />
    </>
  )
}

function Rows({ title, rows, task }: { title: string; rows: readonly RowResult[]; task: Task }) {
  const { t } = useWords()
  const nameOf = useNameOf(task)
  return (
    <Section title={title}>
      {rows.map((row) => (
        <Card key={`${row.sku} ${row.vendorId}`} edge={row.state === 'REFUSED' ? 'notFound' : 'inCart'}>
          <Text variant="name">{nameOf(row.sku)}</Text>
          <Text variant="sub" tone="muted">
            {dotted(...(row.vendorId === undefined ? [] : [row.vendorId]), rowWords(t, row))}
          </Text>
        </Card>
      ))}
    </Section>
  )
}

/** Of a promotion: what the service took it for and does not have. */
function Missing({ task }: { task: Task }) {
  const { t } = useWords()
  const nameOf = useNameOf(task)
  const missing = task.job?.missing
  if (missing === undefined) return null
  const stores = Object.entries(missing.skus).filter(([, skus]) => skus.length > 0)
  return (
    <>
      {missing.vendors.length > 0 && <Named title={t('tasks.missingStores')} names={missing.vendors} />}
      {stores.map(([store, skus]) => (
        <Named key={store} title={t('tasks.missingProducts', { store })} names={skus.map(nameOf)} />
      ))}
    </>
  )
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Section title={title}>
      {names.map((name) => (
        <Card key={name} edge="notFound">
          <Text variant="name">{name}</Text>
        </Card>
      ))}
    </Section>
  )
}

/** By the name that it was sent under, else by that on the shelf, else by its number. */
function useNameOf({ work }: Task): (sku: string) => string {
  const { shelf } = useShelf()
  const { language } = useWords()
  const sent = useMemo(() => namesIn(work, language), [work, language])
  return (sku) => {
    const known = skuSchema.safeParse(sku)
    return sent.get(sku) ?? (known.success ? shelf.find(known.data)?.name : undefined) ?? sku
  }
}

function namesIn(work: Work, language: Language): Map<string, string> {
  switch (work.type) {
    case 'change-products':
      return new Map([...work.changes, ...(work.refused ?? [])].map(({ sku, name }) => [sku, name]))
    case 'create-products':
      return new Map(work.products.map(({ sku, title }) => [sku, localized(title, language)]))
    case 'export':
    case 'promotion':
      return new Map()
  }
}
