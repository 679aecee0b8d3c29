import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { useLayoutEffect, useState } from 'react'
import { Dimensions, Text } from 'react-native'
import { TopList } from '@/components/ui/TopList'
import { touch } from '@/components/theme/measures'
import { whenIdle } from '@/state/whenIdle'

const ROWS = Array.from({ length: 1_000 }, (_, place) => `row ${place}`)
const onOneScreen = Math.ceil(Dimensions.get('window').height / touch.row)

/** How often each row was drawn since the last look. */
let draws: Record<string, number> = {}
function look() {
  const seen = draws
  draws = {}
  return seen
}

function renderRow(row: string) {
  draws[row] = (draws[row] ?? 0) + 1
  return <Text>{row}</Text>
}

const listOf = (rows: readonly string[]) => (
  <TopList rows={rows} renderRow={renderRow} head={<Text>head</Text>} top={rows[0]} whenFree={whenIdle} />
)

const shown = () => screen.getAllByText(/^row /).length
const settle = () => act(async () => undefined)

beforeEach(() => void look())

it('draws what fills the screen, however many rows there are', async () => {
  render(listOf(ROWS))
  await settle()
  expect(shown()).toBe(onOneScreen)
  expect(Object.keys(look())).toEqual(ROWS.slice(0, onOneScreen))
})

it('shows what stands at the top with a few of them, and the others after that', async () => {
  const drawnBefore: number[] = []
  function Head() {
    useLayoutEffect(() => void drawnBefore.push(Object.keys(draws).length), [])
    return <Text>head</Text>
  }
  render(<TopList rows={ROWS} renderRow={renderRow} head={<Head />} top={0} whenFree={whenIdle} />)
  await settle()
  expect(drawnBefore).toEqual([Math.ceil(onOneScreen * 0.25)])
  expect(shown()).toBe(onOneScreen)
  expect(Math.max(...Object.values(look()))).toBe(1)
})

it('draws them all with the first change, should that come before they do', async () => {
  function Hurried() {
    const [rows, setRows] = useState(ROWS)
    useLayoutEffect(() => setRows(ROWS.slice(1)), [])
    useLayoutEffect(() => void drawnBefore.push(Object.keys(draws).length))
    return listOf(rows)
  }
  const drawnBefore: number[] = []
  render(<Hurried />)
  await settle()
  expect(drawnBefore).toEqual([Math.ceil(onOneScreen * 0.25), onOneScreen + 1])
})

it('draws no row again when others go from the top, and new ones only where they come into sight', async () => {
  const list = render(listOf(ROWS))
  await settle()
  look()
  for (let gone = 1; gone <= 50; gone += 1) {
    list.rerender(listOf(ROWS.slice(gone)))
    await settle()
    expect(shown()).toBeGreaterThanOrEqual(onOneScreen / 2)
    expect(shown()).toBeLessThanOrEqual(onOneScreen)
  }
  const drawn = look()
  expect(Math.max(...Object.values(drawn))).toBe(1)
  expect(drawn).not.toHaveProperty(ROWS[0] ?? '')
})

it('draws rows that come into sight one by one, when there is nothing else to do', async () => {
  jest.useFakeTimers()
  const list = render(listOf(ROWS))
  await settle()
  look()
  list.rerender(listOf(ROWS.slice(2)))
  await settle()
  expect(look()).toEqual({})
  const drawnAtATime: string[][] = []
  for (let moment = 0; moment < 4; moment += 1) {
    await act(async () => jest.advanceTimersToNextTimer())
    drawnAtATime.push(Object.keys(look()))
  }
  jest.useRealTimers()
  expect(drawnAtATime).toEqual([[ROWS[onOneScreen]], [ROWS[onOneScreen + 1]], [], []])
  expect(shown()).toBe(onOneScreen)
})

it('draws one row for one that goes, when there always is something else to do', async () => {
  jest.useFakeTimers()
  const list = render(listOf(ROWS))
  await settle()
  look()
  const drawnAtATime: number[] = []
  for (let gone = 1; gone <= 8; gone += 1) {
    list.rerender(listOf(ROWS.slice(gone)))
    await settle()
    drawnAtATime.push(Object.keys(look()).length)
  }
  jest.useRealTimers()
  expect(drawnAtATime).toEqual([0, 0, 0, 1, 1, 1, 1, 1])
})

it.each([
  ['in a short list', ROWS.slice(0, 5), [...ROWS.slice(1, 5), 'row done']],
  ['among those in sight', ROWS, [...ROWS.slice(1, 3), 'row done', ...ROWS.slice(3)]],
])('draws a row at once that comes %s', async (_, before, after) => {
  const list = render(listOf(before))
  await settle()
  list.rerender(listOf(after))
  await settle()
  expect(screen.getByText('row done')).toBeOnTheScreen()
})

it('shows a row that comes back to the top', async () => {
  const list = render(listOf(ROWS.slice(40)))
  await settle()
  list.rerender(listOf(ROWS))
  await settle()
  expect(screen.getByText('row 0')).toBeOnTheScreen()
})

it('draws more for who scrolls on, and less for who comes back', async () => {
  render(listOf(ROWS))
  await settle()
  const { height } = Dimensions.get('window')
  const scrolledTo = (y: number) => ({
    nativeEvent: {
      contentOffset: { x: 0, y },
      contentSize: { height: 64_000 },
      layoutMeasurement: { height },
    },
  })
  for (const screens of [1, 2, 3, 4, 10]) {
    fireEvent.scroll(screen.getByText('head'), scrolledTo(screens * height))
    await settle()
    expect(shown()).toBeGreaterThanOrEqual(Math.floor(((1 + screens) * height) / touch.row))
  }
  fireEvent.scroll(screen.getByText('head'), scrolledTo(0))
  await settle()
  expect(shown()).toBeLessThanOrEqual(onOneScreen)
})
