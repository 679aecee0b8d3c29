import { act, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { GradualList } from '@/components/ui/GradualList'

type Row = { id: string }

const listOf = (word: string, length: number): Row[] =>
  Array.from({ length }, (_, nth) => ({ id: `${word} ${nth}` }))

const keyOf = ({ id }: Row) => id

/** A list whose drawn rows are counted. */
function renderList(rows: readonly Row[]) {
  const drawn: string[] = []
  const renderRow = ({ id }: Row) => {
    drawn.push(id)
    return <Text>{id}</Text>
  }
  const listed = (shown: readonly Row[], of: unknown = shown) => (
    <GradualList
      rows={shown}
      of={of}
      keyOf={keyOf}
      renderRow={renderRow}
      head={<Text>Head</Text>}
      empty={<Text>Nothing</Text>}
    />
  )
  render(listed(rows))
  return {
    show: (shown: readonly Row[], of?: unknown) => screen.rerender(listed(shown, of)),
    /** What was drawn since one asked last. */
    takeDrawn: () => drawn.splice(0),
  }
}

const shownRows = () => screen.queryAllByText(/\d$/).map(({ props }) => String(props.children))
/** Until nothing is left to draw. */
const rest = () => {
  while (jest.getTimerCount() > 0) act(() => jest.runOnlyPendingTimers())
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('draws a few rows at once, and the others a few at a time', () => {
  const rows = listOf('milk', 30)
  const { takeDrawn } = renderList(rows)
  expect(takeDrawn()).toHaveLength(4)
  const steps: number[] = []
  for (let step = 0; step < 4; step += 1) {
    act(() => jest.advanceTimersToNextTimer())
    steps.push(takeDrawn().length)
  }
  expect(steps).toEqual([4, 8, 14, 0])
  expect(shownRows()).toEqual(rows.map(keyOf))
})

it('draws four rows for a list that takes the place of another, however long both are', () => {
  const { show, takeDrawn } = renderList(listOf('milk', 100))
  rest()
  takeDrawn()
  for (const word of ['m', 'mi', 'mil']) {
    show(listOf(word, 100))
    expect(takeDrawn()).toEqual(listOf(word, 4).map(keyOf))
  }
  rest()
  expect(shownRows()).toEqual(listOf('mil', 100).map(keyOf))
})

it('draws no row again that is the same in the same place', () => {
  const rows = listOf('milk', 20)
  const { show, takeDrawn } = renderList(rows)
  rest()
  takeDrawn()
  show([...rows])
  rest()
  expect(takeDrawn()).toEqual([])
  show([...rows, ...listOf('tea', 2)], rows)
  rest()
  expect(takeDrawn()).toEqual(['tea 0', 'tea 1'])
})

it('leaves the rows of the list before until their turn comes, and shows none twice', () => {
  const [milk, tea] = [listOf('milk', 10), listOf('tea', 10)]
  const { show } = renderList(milk)
  rest()
  const found = [...milk.slice(8), ...tea]
  show(found)
  expect(shownRows()).toEqual(['milk 8', 'milk 9', 'tea 0', 'tea 1', 'milk 4', 'milk 5', 'milk 6', 'milk 7'])
  rest()
  expect(shownRows()).toEqual(found.map(keyOf))
})

it('says at once that there is nothing', () => {
  const { show } = renderList(listOf('milk', 10))
  rest()
  show([])
  expect(shownRows()).toEqual([])
  expect(screen.getByText('Nothing')).toBeOnTheScreen()
  expect(screen.getByText('Head')).toBeOnTheScreen()
})
