import { FlashList, type FlashListProps, type FlashListRef } from '@shopify/flash-list'
import { RecyclerViewManager } from '@shopify/flash-list/dist/recyclerview/RecyclerViewManager'
import { useCallback, type ReactElement, type Ref } from 'react'

/**
 * FlashList 2.3.2 throws when a row is measured or drawn that was taken away a moment before (its issues 2291 and
 * 2440). Such a row lies nowhere and is drawn as nothing until the list has noticed. Once a release mends both, this
 * goes, and the file with it.
 */
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
RecyclerViewManager.prototype.getLayout = function getLayout(this: RecyclerViewManager<unknown>, index) {
  return this.tryGetLayout(index) ?? { ...NOWHERE }
}

type LongListProps<Row> = Omit<FlashListProps<Row>, 'renderItem'> & {
  renderItem: (info: { item: Row }) => ReactElement
  ref?: Ref<FlashListRef<Row>>
}

/** A list of any length that draws only what is in sight. */
export function LongList<Row>({ renderItem, ...rest }: LongListProps<Row>) {
  const renderRow = useCallback(
    ({ item }: { item: Row | undefined }) => (item === undefined ? null : renderItem({ item })),
    [renderItem],
  )
  return <FlashList {...rest} renderItem={renderRow} />
}
