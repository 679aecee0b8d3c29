import { startTransition, useState, type ReactElement } from 'react'
import {
  ScrollView,
  useWindowDimensions,
  View,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
} from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { blocksInSight } from './inSight'
import { PlacedRow } from './PlacedRow'
import { FEW_ROWS, useFewAtATime } from './useFewAtATime'

/** In screens: so far around what is seen rows are drawn. */
const AHEAD = 0.5

/** In screens: early enough that the next rows are mostly there before the last one is seen. */
const LOAD_AHEAD = 1

/** Looked at as often as a thumb that scrolls can be followed. */
const LOOK_EVERY_MS = 50

type GradualListProps<Row> = {
  rows: readonly Row[]
  /** Which list it is; the same where rows are only added to it or changed. */
  of: unknown
  keyOf: (row: Row) => string
  /** Kept the same from one drawing to the next, or every row is drawn again. */
  renderRow: (row: Row) => ReactElement
  /** Scrolls with the rows, and keeps its focus while they come and go. */
  head: ReactElement
  empty: ReactElement
  foot?: ReactElement | undefined
  onNearEnd?: (() => void) | undefined
}

/**
 * A list of any length for who types above it. It draws a few rows at a time and only around what is seen, and never
 * measures what it has not drawn yet: no key waits for it.
 */
export function GradualList<Row>({
  rows,
  of,
  keyOf,
  renderRow,
  head,
  empty,
  foot,
  onNearEnd,
}: GradualListProps<Row>) {
  const styles = useStyles()
  const screen = useWindowDimensions().height
  const shown = useFewAtATime(rows, of, keyOf)
  const [heights] = useState(() => new Map<number, number>())
  const [rowsTop, setRowsTop] = useState(0)
  // In halves of a screen: who scrolls by less sees what is drawn already.
  const [scrolled, setScrolled] = useState(0)

  const top = scrolled * AHEAD * screen - rowsTop
  const sight = { from: top - AHEAD * screen, to: top + (1 + 2 * AHEAD) * screen }
  const { blocks, above, below } = blocksInSight(Math.ceil(shown.length / FEW_ROWS), heights, sight)

  const goOn = (heightLeft: number) => {
    if (shown.length === rows.length && heightLeft < LOAD_AHEAD * screen) onNearEnd?.()
  }
  const look = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    const { contentOffset, contentSize, layoutMeasurement } = nativeEvent
    startTransition(() => setScrolled(Math.floor(contentOffset.y / (AHEAD * screen))))
    goOn(contentSize.height - contentOffset.y - layoutMeasurement.height)
  }
  return (
    <ScrollView
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.content}
      onScroll={look}
      scrollEventThrottle={LOOK_EVERY_MS}
      // What does not fill the screen cannot be scrolled.
      onContentSizeChange={(_, height) => goOn(height - (scrolled * AHEAD + 1) * screen)}
    >
      {head}
      {shown.length === 0 && empty}
      <View onLayout={({ nativeEvent }) => setRowsTop(nativeEvent.layout.y)}>
        <View style={{ height: above }} />
        {blocks.map((block) => (
          <View
            key={block}
            style={styles.block}
            onLayout={({ nativeEvent }) => heights.set(block, nativeEvent.layout.height)}
          >
            {shown.slice(block * FEW_ROWS, (block + 1) * FEW_ROWS).map((row, place) => (
              <PlacedRow key={place} row={row} renderRow={renderRow} />
            ))}
          </View>
        ))}
        <View style={{ height: below }} />
      </View>
      {foot}
    </ScrollView>
  )
}

const useStyles = themed(() => ({
  content: { flexGrow: 1, padding: space.m },
  block: { gap: space.s, paddingBottom: space.s },
}))
