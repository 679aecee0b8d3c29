import { pickEventSchema } from '@/domain/picking/events'
import { commandFor } from '../../support/commands'
import { closeFiles, DISKS, removeFolders } from '../../support/disks'
import { makeOrder } from '../../support/factories'
import { eventOf, eventsOf, miss, pick, piecesLine } from '../../support/picks'

const milk = piecesLine(12)
const order = makeOrder({ items: [milk] })
const other = makeOrder({ items: [milk] })
const miras = eventsOf(order, [{ type: 'picking-begun' }, pick(milk), pick(milk)])
const jonas = { ...eventOf(order, 7, miss(milk)), by: 'Jonas' }
const command = commandFor(order)

const inOrder = (event: unknown, { order_id } = order) => ({ orderId: order_id, event })

afterEach(closeFiles)
afterAll(removeFolders)

describe.each(DISKS)('a journal in %s', (_, makeDisk) => {
  it('of version 1 opens with each event under the picker who made it, and is gone on with', async () => {
    const disk = makeDisk()
    await disk.writeAsVersion1([
      ...miras.slice(0, 2).map((event) => inOrder(event)),
      inOrder(jonas),
      inOrder(eventOf(other, 8, pick(milk)), other),
    ])
    const journal = disk.start()
    const [, , last] = miras
    await journal.write({ event: last, after: 2, command })
    await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual(miras)
    await expect(journal.read(order.order_id, 'Jonas')).resolves.toEqual([jonas])
    expect((await journal.listOrders('Mira')).sort()).toEqual([order.order_id, other.order_id].sort())
    await expect(journal.listOrders('Jonas')).resolves.toEqual([order.order_id])
    await expect(journal.listCommands()).resolves.toEqual([command])
  })

  it.each<[string, unknown]>([
    ['text that is no JSON', '{oops'],
    ['a number', 7],
    ['nothing', null],
    ['a list', [1, 2]],
    ['an event of nobody', { type: 'unit-picked' }],
    ['an event by a number', { ...miras[0], by: 7 }],
  ])(
    'of version 1 opens although it holds %s, and hides nothing that it understands',
    async (_what, entry) => {
      const disk = makeDisk()
      await disk.writeAsVersion1([inOrder(miras[0]), inOrder(entry), inOrder(miras[1])])
      const journal = disk.start()
      await expect(journal.read(order.order_id, 'Mira')).resolves.toEqual(miras.slice(0, 2))
      // Still on the disk, where a version that understands it may look for it.
      const strange = [
        ...(await journal.read(order.order_id, '')),
        ...(await journal.read(order.order_id, '7')),
      ]
      expect(strange).toHaveLength(1)
      expect(pickEventSchema.safeParse(strange[0]).success).toBe(false)
    },
  )

  it('of version 2 opens, and takes commands', async () => {
    const disk = makeDisk()
    const rows = [...miras.slice(0, 2), jonas].map((event) => ({ ...inOrder(event), by: event.by }))
    await disk.writeAsVersion2([...rows, { ...inOrder('{oops'), by: 'Mira' }])
    const journal = disk.start()
    const [, , last] = miras
    await journal.write({ event: last, after: 3, command })
    const read = await journal.read(order.order_id, 'Mira')
    expect(read.filter((entry) => pickEventSchema.safeParse(entry).success)).toEqual(miras)
    expect(read).toHaveLength(4)
    await expect(journal.read(order.order_id, 'Jonas')).resolves.toEqual([jonas])
    await expect(journal.listCommands()).resolves.toEqual([command])
  })

  it('of version 1 is led to its newest shape once, and stays as it is then', async () => {
    const disk = makeDisk()
    await disk.writeAsVersion1(miras.map((event) => inOrder(event)))
    await disk.start().write({ command })
    const again = disk.start()
    await expect(again.read(order.order_id, 'Mira')).resolves.toEqual(miras)
    await expect(again.listCommands()).resolves.toEqual([command])
  })
})
