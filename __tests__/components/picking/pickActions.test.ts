import { createPickActions } from '@/components/picking/pickActions'
import { createPickUi } from '@/components/picking/pickUi'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Signal } from '@/domain/feedback/signals'
import { deskWith, pickedOf } from '../../support/desks'
import { makeJournal } from '../../support/device'
import { makeOrder } from '../../support/factories'
import { piecesLine } from '../../support/picks'

const codeOf = (nth: number) => withCheckDigit(String(400_638_100_000 + nth))
const LINES = 50

/** An order, what its picker hears, and how often the barcodes of a line are read. */
async function openOrder() {
  let looks = 0
  const watched = (barcodes: string[]): string[] =>
    new Proxy(barcodes, {
      get: (list, key) => {
        if (key === 'map') looks += 1
        return Reflect.get(list, key) as unknown
      },
    })
  const lines = Array.from({ length: LINES }, (_, nth) => ({
    ...piecesLine(2),
    barcode: watched([codeOf(nth)]),
  }))
  const order = { ...makeOrder(), items: lines }
  const [first] = order.items
  if (first === undefined) throw new Error('The order is empty')
  const journal = makeJournal()
  const desk = await deskWith(journal, order)
  const ui = createPickUi()
  const heard: Signal[] = []
  const actions = createPickActions({
    desk,
    orderId: order.order_id,
    by: 'Mira',
    feedback: {
      wake: () => undefined,
      give: (signal) => void heard.push(signal),
      setVolume: () => undefined,
    },
    ui,
    layouts: () => DEFAULT_LAYOUTS,
    findProducts: () => [],
    knowsAll: () => true,
    lookUp: async () => [],
    findFocus: () => first._id,
  })
  const countLooks = async (work: () => unknown) => {
    const before = looks
    await work()
    return looks - before
  }
  const scan = () => actions.scan({ text: codeOf(0), source: 'wedge', atMs: 0 })
  return { order, first, journal, desk, ui, heard, actions, countLooks, scan }
}

it('a first scan reads all barcodes of an order, unless it was rehearsed', async () => {
  const unprepared = await openOrder()
  expect(await unprepared.countLooks(unprepared.scan)).toBeGreaterThanOrEqual(LINES)

  const { actions, countLooks, scan, desk, order, first } = await openOrder()
  expect(await countLooks(actions.rehearse)).toBeGreaterThanOrEqual(LINES)
  expect(await countLooks(scan)).toBeLessThan(5)
  expect(pickedOf(desk, order, first)).toBe(1)
})

it('nobody hears or sees a rehearsal, and nothing is written', async () => {
  const { actions, journal, desk, order, ui, heard } = await openOrder()
  const [shown, picked] = [ui.getState(), desk.store.getState()]
  actions.rehearse()
  await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual([])
  expect(heard).toEqual([])
  expect(ui.getState()).toBe(shown)
  expect(desk.store.getState()).toBe(picked)
})
