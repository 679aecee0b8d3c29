import fc from 'fast-check'
import { candidateAt } from '@/bench/shelf/assortment'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { finish } from '@/domain/shelf/finish'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { packPage } from '@/domain/shelf/packPage'
import { lookUp, type LookUp } from '@/state/shelf/lookUp'

const PAGES = 12
const PAGE_ROWS = 25

const pageAt = (nth: number) =>
  finish(
    packPage(
      Array.from({ length: PAGE_ROWS }, (_, row) => candidateAt(nth * PAGE_ROWS + row)),
      DEFAULT_LAYOUTS,
    ),
  )
const shelf = finish(
  assembleShelf(
    Array.from({ length: PAGES }, (_, nth) => pageAt(nth)),
    DEFAULT_LAYOUTS,
  ),
)

/** A shelf that counts the steps of every search on it. */
function countingShelf() {
  const steps = new Map<string, number>()
  function* searchInSteps(text: string, limit: number) {
    const search = shelf.searchInSteps(text, limit)
    for (;;) {
      steps.set(text, (steps.get(text) ?? 0) + 1)
      const step = search.next()
      if (step.done) return step.value
      yield
    }
  }
  return { steps, searchInSteps }
}

/** Slices that end when a test lets them: no step is done unless it says so. */
function heldBack() {
  const waiting: (() => void)[] = []
  return {
    pause: () => new Promise<void>((resolve) => waiting.push(resolve)),
    goOn: async () => {
      for (const resume of waiting.splice(0)) resume()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const look = (wanted: LookUp) =>
  new Promise<readonly Candidate[]>((resolve) => lookUp(wanted, resolve, () => Promise.resolve()))

/** Beginnings and middles of what there is, and what there is not. */
const texts = fc.oneof(
  fc
    .tuple(fc.nat(PAGES * PAGE_ROWS - 1), fc.nat(30), fc.integer({ min: 1, max: 12 }))
    .map(([index, from, length]) => candidateAt(index).name.slice(from, from + length)),
  fc.nat(PAGES * PAGE_ROWS).map((index) => candidateAt(index).sku.toLowerCase()),
  fc.nat(PAGES * PAGE_ROWS).map((index) => (candidateAt(index).barcodes[0] ?? '').slice(2, 9)),
  fc.string({ maxLength: 4 }),
)

it('finds in slices what is found at once', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(1, 5, 100), async (text, limit) => {
      expect(await look({ shelf, text, limit })).toEqual(shelf.search(text, limit))
    }),
  )
})

it('does no step for a text that nobody wants any more', async () => {
  const { steps, searchInSteps } = countingShelf()
  const { pause, goOn } = heldBack()
  const onFound = jest.fn()
  lookUp({ shelf: { searchInSteps }, text: 'zzzz', limit: 5 }, onFound, pause)()
  await goOn()
  expect(steps.get('zzzz')).toBeUndefined()
  expect(onFound).not.toHaveBeenCalled()
})

it('stops between two steps when a key comes in the middle, and finds nothing', async () => {
  const { steps, searchInSteps } = countingShelf()
  const { pause, goOn } = heldBack()
  const onFound = jest.fn()
  let callOff = () => {}
  function* searchWithKey(text: string, limit: number): ReturnType<typeof searchInSteps> {
    const search = searchInSteps(text, limit)
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) return step.value
      if (steps.get(text) === 3) callOff()
      yield
    }
  }
  callOff = lookUp({ shelf: { searchInSteps: searchWithKey }, text: 'zzzz', limit: 5 }, onFound, pause)
  for (let slice = 0; slice < PAGES; slice += 1) await goOn()
  expect(steps.get('zzzz')).toBe(3)
  expect(onFound).not.toHaveBeenCalled()
})

it('hands out what was found for the last text only', async () => {
  const { searchInSteps } = countingShelf()
  const { pause, goOn } = heldBack()
  const found: (readonly Candidate[])[] = []
  let callOff = () => {}
  for (const text of ['o', 'or', 'org']) {
    callOff()
    callOff = lookUp(
      { shelf: { searchInSteps }, text, limit: 5 },
      (products) => void found.push(products),
      pause,
    )
  }
  for (let slice = 0; slice < PAGES && found.length === 0; slice += 1) await goOn()
  await goOn()
  expect(found).toEqual([shelf.search('org', 5)])
  expect(found[0]).toHaveLength(5)
})
