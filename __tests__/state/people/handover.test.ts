import { pickEventSchema } from '@/domain/picking/events'
import { createDeviceState } from '@/state/deviceState'
import { aWhile } from '../../support/aWhile'
import { doing } from '../../support/desks'
import { makePorts } from '../../support/device'
import { makeLine, makeOrder } from '../../support/factories'
import { idOf, sharedSetup } from '../../support/sharedDevice'

const answer = async () => Response.json([])

/** Two people, one device, one order. */
async function startDevice() {
  const ports = makePorts({ fetch: answer })
  const state = createDeviceState(ports)
  await state.restore()
  await state.people.setUp(sharedSetup)
  const order = makeOrder({ items: [makeLine(), makeLine()] })
  return {
    state,
    order,
    /** What the disk holds of one person’s picks. */
    signed: async (by: string) => {
      const entries = await ports.journal.read(order.order_id, by)
      return entries.map((entry) => pickEventSchema.parse(entry).by)
    },
    async pick(by: string, line: number) {
      await state.desk.open(order)
      const lineId = order.items[line]?._id
      if (lineId === undefined) throw new Error('no such line')
      return (
        await state.desk.perform(order.order_id, by, doing({ type: 'unit-picked', lineId, how: 'scan' }))
      ).kind
    },
  }
}

describe('two people on one device', () => {
  it('leave their own names in the journal of an order that one took over at the lock', async () => {
    const { state, pick, signed } = await startDevice()
    const { people, session } = state
    await people.join({ name: 'Mira', pin: '7294' })
    await aWhile()
    expect(await pick('Mira', 0)).toBe('kept')

    people.lock()
    // “Someone else”
    await session.end()
    await people.join({ name: 'Jonas', pin: '836150' })
    await aWhile()
    expect(await pick('Jonas', 1)).toBe('kept')
    // Whatever screen of Mira's is still on its way writes nothing, and least of all under Jonas' name.
    expect(await pick('Mira', 1)).toBe('not-open')

    expect(await signed('Mira')).toEqual(['Mira'])
    expect(await signed('Jonas')).toEqual(['Jonas'])

    people.lock()
    await session.end()
    await people.enter(idOf(people, 'Mira'), '7294')
    await aWhile()
    expect(await pick('Mira', 1)).toBe('kept')
    expect(await signed('Mira')).toEqual(['Mira', 'Mira'])
  })
})

describe('what is scanned while the device is locked', () => {
  it('reaches the lock alone, whoever listens behind it, and begins to listen meanwhile', async () => {
    const { state } = await startDevice()
    const { people, scans } = state
    await people.join({ name: 'Mira', pin: '7294' })
    const [behind, atLock]: [string[], string[]] = [[], []]
    scans.listen(({ text }) => void behind.push(text))
    scans.atLock.listen(({ text }) => void atLock.push(text))
    const scan = (text: string, source: 'wedge' | 'camera' = 'wedge') =>
      scans.offer({ text, source, atMs: Date.now() })

    scan('one')
    people.lock()
    scan('two')
    scans.listen(({ text }) => void behind.push(`late ${text}`))
    scan('three')
    // A camera that was left on behind the lock sees whatever lies before it.
    scan('four', 'camera')
    await people.enter(idOf(people, 'Mira'), '7294')
    scan('five')
    expect(behind).toEqual(['one', 'late five'])
    expect(atLock).toEqual(['two', 'three'])
  })
})
