import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react-native'
import { useState } from 'react'
import { Text } from 'react-native'
import { SearchResults } from '@/components/parts/SearchResults'
import { WordsProvider } from '@/components/words/WordsProvider'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { shelfKey } from '@/state/shelf/useShelf'
import { makePorts } from '../../support/device'
import { makeSetup } from '../../support/factories'
import { makeProduct } from '../../support/products'
import { fillShelf } from '../../support/shelves'

const MOST_ROWS = 20

/** A shelf with thirty cheeses and one tea. */
function fullShelf() {
  const filling = fillShelf(DEFAULT_LAYOUTS)
  filling.add([
    ...Array.from({ length: 30 }, (_, nth) => makeProduct({ sku: `c${nth}`, title: `Cheese ${nth}` })),
    makeProduct({ sku: 'tea', title: 'Green tea' }),
  ])
  return filling.whole()
}

/** What is found for a text that a test types, and how many rows were drawn for it. */
async function openResults(first: string) {
  const state = createDeviceState(
    makePorts({ fetch: () => Promise.reject(new TypeError('Network request failed')) }),
  )
  const setup = makeSetup()
  await state.session.begin(setup, 'Mira')
  const { queryClient } = state
  queryClient.setQueryData(shelfKey(setup.vendorId, DEFAULT_LAYOUTS), fullShelf())
  let drawn = 0
  const renderProduct = ({ name }: Candidate) => {
    drawn += 1
    return <Text>{name}</Text>
  }
  let setQuery: (query: string) => void = () => undefined
  function Typed() {
    const [query, set] = useState(first)
    setQuery = set
    return <SearchResults query={query} mostRows={MOST_ROWS} renderProduct={renderProduct} />
  }
  render(
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider choice="en">
          <Typed />
        </WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>,
  )
  return {
    type: (query: string) => act(() => setQuery(query)),
    takeDrawn: () => {
      const before = drawn
      drawn = 0
      return before
    },
  }
}

const NOTHING = /^Nothing found/

afterEach(cleanup)

it('says that it looks before it says that there is nothing', async () => {
  await openResults('zzz')
  expect(screen.getByText('Looking …')).toBeOnTheScreen()
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(await screen.findByText(NOTHING)).toBeOnTheScreen()
  expect(screen.queryByText('Looking …')).toBeNull()
})

it('does not say of the next word that there is nothing, because there was nothing for the last', async () => {
  const { type } = await openResults('zzz')
  await screen.findByText(NOTHING)
  type('tea')
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(await screen.findByText('Green tea')).toBeOnTheScreen()
})

it('shows what was found before until something is found for the new word', async () => {
  const { type } = await openResults('tea')
  await screen.findByText('Green tea')
  type('zzz')
  expect(screen.getByText('Green tea')).toBeOnTheScreen()
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(await screen.findByText(NOTHING)).toBeOnTheScreen()
  expect(screen.queryByText('Green tea')).toBeNull()
})

it('shows what the last of several quick words finds', async () => {
  const { type } = await openResults('c')
  for (const word of ['ch', 'che', 'tea']) type(word)
  expect(await screen.findByText('Green tea')).toBeOnTheScreen()
  await waitFor(() => expect(screen.queryByText(/^Cheese/)).not.toBeOnTheScreen())
})

it('draws no row for a key, and each row once for what it finds', async () => {
  const { type, takeDrawn } = await openResults('ch')
  await waitFor(() => expect(screen.getAllByText(/^Cheese/).length).toBe(MOST_ROWS))
  expect(takeDrawn()).toBe(MOST_ROWS)
  type('che')
  expect(takeDrawn()).toBe(0)
  type('tea')
  expect(takeDrawn()).toBe(0)
  await screen.findByText('Green tea')
  expect(takeDrawn()).toBe(1)
})
