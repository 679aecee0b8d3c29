import { memo, startTransition, useEffect, useRef, useState, type ReactElement } from 'react'
import {
  Platform,
  ScrollView,
  useWindowDimensions,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
  type ViewStyle,
} from 'react-native'
import { space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from './Box'

/** Looked at as often as a thumb that scrolls can be followed. */
const LOOK_EVERY_MS = 50

type TopListProps = {
  /** Each row by its key. */
  rows: readonly string[]
  /** Kept the same from one drawing to the next, and what it draws too: a row that stays is not drawn again. */
  renderRow: (row: string) => ReactElement
  head: ReactElement
  /** What stands at the top. Whenever it is another, the top is in sight, however far somebody has scrolled. */
  top: unknown
  /** Does something once nothing else is to be done, unless it is called off before. Always the same. */
  whenFree: (act: () => void) => () => void
}

/**
 * A list that is worked off from its top. The rows stand one below the other, as many as fill the screen, and more for
 * who scrolls on. One that goes takes nothing but itself away: no other is measured, placed or drawn again.
 */
export function TopList({ rows, renderRow, head, top, whenFree }: TopListProps) {
  const styles = useStyles()
  const screen = useWindowDimensions().height
  const list = useRef<ScrollView>(null)
  const offset = useRef(0)
  const [screens, setScreens] = useState(1)
  useEffect(() => {
    if (offset.current > 0) list.current?.scrollTo({ y: 0, animated: false })
  }, [top])

  const look = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    offset.current = nativeEvent.contentOffset.y
    startTransition(() => setScreens(1 + Math.ceil(offset.current / screen)))
  }
  const shown = useShown(rows, Math.ceil((screens * screen) / touch.row), whenFree)
  return (
    <ScrollView
      ref={list}
      onScroll={look}
      scrollEventThrottle={LOOK_EVERY_MS}
      contentContainerStyle={styles.content}
    >
      {head}
      {shown.map((row) => (
        <Placed key={row} row={row} renderRow={renderRow} />
      ))}
    </ScrollView>
  )
}

/**
 * So few may be missing at the end. Nobody sees the gap: there are enough rows to fill the screen if all were as low as
 * can be, with nothing above them.
 */
const MOST_MISSING = 3

/**
 * The part of a screen's rows that is drawn with what stands above them, which takes the rest of it; the others come in the
 * frame after that. Who opens an order can scan before the last row is there.
 */
const FIRST_PART = 0.25

/**
 * The rows that are drawn. Who works at the top does not wait for those that come into sight far below: these are drawn
 * one by one, whenever there is nothing else to do, or one for one that goes where there always is. Whatever may be seen
 * already is drawn at once.
 */
function useShown(
  rows: readonly string[],
  fill: number,
  whenFree: TopListProps['whenFree'],
): readonly string[] {
  const wanted = rows.slice(0, fill)
  const [drawn, setDrawn] = useState(() => new Set(wanted.slice(0, Math.ceil(fill * FIRST_PART))))
  const [first, setFirst] = useState<readonly string[] | undefined>(rows)
  useEffect(() => startTransition(() => setFirst(undefined)), [])
  const isDrawn = (row: string) => drawn.has(row)
  const there = wanted.filter(isDrawn)
  const missing = wanted.filter((row) => !isDrawn(row))
  const areFarBelow = wanted.length === fill && wanted.slice(0, there.length).every(isDrawn)
  // More than a few at once: somebody scrolls, and sees them.
  const canWait = areFarBelow && missing.length <= 2 * MOST_MISSING
  // Whoever scans before the others are there is not kept waiting for them.
  const canFollow = rows === first
  const due = canFollow ? [] : canWait ? missing.slice(0, -MOST_MISSING) : missing
  if (due.length > 0) setDrawn(new Set([...there, ...due]))

  const [next] = missing
  useEffect(() => {
    if (next === undefined) return
    return whenFree(() => startTransition(() => setDrawn((before) => new Set(before).add(next))))
  }, [next, whenFree])
  return there
}

const Placed = memo(function Placed({ row, renderRow }: Pick<TopListProps, 'renderRow'> & { row: string }) {
  return <Box style={useStyles().row}>{renderRow(row)}</Box>
})

/** A browser need not look into a row that only moves. */
const apart: ViewStyle = Platform.OS === 'web' ? ({ contain: 'content' } as ViewStyle) : {}

/** One row below the other is all there is to lay out. */
const stacked: ViewStyle = Platform.OS === 'web' ? ({ display: 'block' } as unknown as ViewStyle) : {}

const useStyles = themed(() => ({
  content: { padding: space.m, ...stacked },
  row: { paddingBottom: space.s, ...apart },
}))
