import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Dimensions, Text } from 'react-native'
import { TopList } from '@/components/ui/TopList'
import { touch } from '@/components/theme/measures'

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
  <TopList rows={rows} renderRow={renderRow} head={<Text>head</Text>} top={rows[0]} />
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

it('draws no row again when others go from the top, and new ones only where they come into sight', async () => {
  const list = render(listOf(ROWS))
  await settle()
  look()
  for (let gone = 1; gone <= 50; gone += 1) {
    list.rerender(listOf(ROWS.slice(gone)))
    await settle()
    expect(shown()).toBeGreaterThanOrEqual(onOneScreen)
    expect(shown()).toBeLessThanOrEqual(2 * onOneScreen)
  }
  const drawn = look()
  expect(Math.max(...Object.values(drawn))).toBe(1)
  expect(drawn).not.toHaveProperty(ROWS[0] ?? '')
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
  fireEvent.scroll(screen.getByText('head'), scrolledTo(3 * height))
  await settle()
  expect(shown()).toBeGreaterThanOrEqual(4 * onOneScreen)
  fireEvent.scroll(screen.getByText('head'), scrolledTo(0))
  await settle()
  expect(shown()).toBeLessThanOrEqual(2 * onOneScreen)
})
