import { memo } from 'react'
import { CameraSection } from './CameraSection'
import { SectionHead } from '@/components/ui/Section'
import { TopList } from '@/components/ui/TopList'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { lineIdSchema } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { whenIdle } from '@/state/whenIdle'
import { splitRow } from './boardOf'
import { LineRow } from './LineRow'
import { NextCard } from './NextCard'
import { usePicking } from './PickContext'
import { useNextId, useRows } from './useBoard'

/**
 * The order as it is walked: what comes next, the rest by shelf, what is done below. Stays as it is when the service
 * answers, or does not, and the order is the same.
 */
export const PickBoard = memo(function PickBoard({ order }: { order: Order }) {
  const next = useNextId()
  const rows = useRows()
  return (
    <>
      <CameraSection />
      <TopList
        rows={rows}
        renderRow={renderRow}
        head={<NextCard comment={order.comment} />}
        top={next}
        whenFree={whenIdle}
      />
    </>
  )
})

const renderRow = (row: string) => <Row row={row} />

const Row = memo(function Row({ row }: { row: string }) {
  const [kind, id] = splitRow(row)
  return kind === 'head' ? (
    <Head id={id} />
  ) : (
    <LineRow lineId={lineIdSchema.parse(id)} isDone={kind === 'done'} />
  )
})

function Head({ id }: { id: string }) {
  const { t, language } = useWords()
  const { walk } = usePicking()
  const category = walk.find((stop) => `category:${stop.category?.id}` === id)?.category
  const title =
    category !== undefined
      ? localized(category.name, language)
      : id === 'done'
        ? t('picking.doneHead')
        : id === 'look-again'
          ? t('picking.lookAgainHead')
          : t('picking.otherHead')
  return <SectionHead title={title} />
}
