import { type FlashListRef } from '@shopify/flash-list'
import { memo, useCallback, useEffect, useRef } from 'react'
import { View } from 'react-native'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { CameraSection } from './CameraSection'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { LongList } from '@/components/ui/LongList'
import { SectionHead } from '@/components/ui/Section'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { lineIdSchema, type LineId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { layOut, type PickRow } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { LineRow } from './LineRow'
import { NextCard } from './NextCard'
import { usePicking } from './PickContext'
import { useNextId } from './useNext'

/**
 * The order as it is walked: what comes next, the rest by shelf, what is done below. Stays as it is when the service
 * answers, or does not, and the order is the same.
 */
export const PickBoard = memo(function PickBoard({ order }: { order: Order }) {
  const styles = useStyles()
  const next = useNextId()
  const rows = useRows(next)
  const list = useRef<FlashListRef<string>>(null)
  // What to do next is always in sight, however far somebody has scrolled.
  useEffect(() => list.current?.scrollToOffset({ offset: 0, animated: false }), [next])
  const renderRow = useCallback(({ item }: { item: string }) => <Row row={item} />, [])
  return (
    <>
      <CameraSection />
      <LongList
        ref={list}
        data={rows}
        keyExtractor={keyOf}
        getItemType={typeOf}
        renderItem={renderRow}
        // The list would hold on to a row that moves down when its line is done, and carry the next item out of sight.
        maintainVisibleContentPosition={{ disabled: true }}
        contentContainerStyle={styles.content}
        ItemSeparatorComponent={Gap}
        ListHeaderComponent={<NextCard comment={order.comment} />}
      />
    </>
  )
})

/** Rows as texts: a list of texts is compared at a glance, so that it changes only when a row comes, goes or moves. */
function useRows(next: LineId | undefined): string[] {
  const { orderId, walk } = usePicking()
  return useStore(
    useDeviceState().desk.store,
    useShallow(({ sessions }) => {
      const session = sessions.get(orderId)
      return session === undefined ? [] : layOut(session, walk, next).map(asText)
    }),
  )
}

const asText = (row: PickRow): string =>
  row.kind === 'head' ? `head ${row.id}` : `${row.place} ${row.lineId}`

function keyOf(row: string): string {
  return row
}

const typeOf = (row: string) => (row.startsWith('head ') ? 'head' : 'line')

const Row = memo(function Row({ row }: { row: string }) {
  const [kind, id] = split(row)
  return kind === 'head' ? (
    <Head id={id} />
  ) : (
    <LineRow lineId={lineIdSchema.parse(id)} isDone={kind === 'done'} />
  )
})

function split(row: string): [kind: string, id: string] {
  const space = row.indexOf(' ')
  return [row.slice(0, space), row.slice(space + 1)]
}

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

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({ content: { padding: space.m }, gap: { height: space.s } }))
