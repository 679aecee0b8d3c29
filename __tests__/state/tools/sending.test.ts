import { takeTurns } from '@/state/disk/takeTurns'
import { commandFor } from '../../support/commands'
import { makeOrder } from '../../support/factories'
import { answerLost, offline, refuses, says, unheard } from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'
import { changeOf, changeWork, makeToolDevice } from '../../support/toolDevice'

const DAY_MS = 24 * 60 * 60_000
const milkOut = changeWork(changeOf('milk'))

describe('what a team lead does for the store', () => {
  it('is on the disk before it is sent', async () => {
    const { service, disk, start } = makeToolDevice('milk')
    const app = await start({ signedOut: true })
    await app.add(milkOut)
    expect(service.calls).toEqual([])
    await expect(disk.listCommands()).resolves.toMatchObject([
      { kind: 'task', state: 'waiting', work: milkOut },
    ])
    await app.signIn()
    expect(service.bodies).toEqual([{ products: [{ sku: 'milk', active: false }] }])
    expect(app.states()).toEqual(['done'])
    expect(app.ended).toHaveLength(1)
  })

  it('goes in the order in which it was decided', async () => {
    const { service, start } = makeToolDevice('milk', 'oat')
    const app = await start({ signedOut: true })
    await app.add(milkOut)
    await app.add(changeWork(changeOf('oat', { price: 3 })))
    await app.add(changeWork(changeOf('milk', { active: true })))
    await app.signIn()
    expect(service.bodies).toEqual([
      { products: [{ sku: 'milk', active: false }] },
      { products: [{ sku: 'oat', price: 3 }] },
      { products: [{ sku: 'milk', active: true }] },
    ])
    expect(service.find('milk')).toMatchObject({ active: true })
  })

  it('is compared before it is sent again after the app was killed: it had arrived', async () => {
    const { service, start } = makeToolDevice('milk')
    service.next(unheard)
    const app = await start()
    await app.add(milkOut)
    app.kill()
    expect(service.find('milk')).toMatchObject({ active: false })
    const again = await start()
    expect(service.calls).toEqual(['PUT catalog', 'GET catalog'])
    expect(again.states()).toEqual(['done'])
  })

  it('is compared before it is sent again after the app was killed: it had not arrived', async () => {
    const { service, start } = makeToolDevice('milk')
    service.next(() => new Promise(() => undefined))
    const app = await start()
    await app.add(milkOut)
    app.kill()
    const again = await start()
    expect(service.calls).toEqual(['PUT catalog', 'GET catalog', 'PUT catalog'])
    expect(service.find('milk')).toMatchObject({ active: false })
    expect(again.states()).toEqual(['done'])
  })

  it('compares the price in the catalog, not the one of a promotion', async () => {
    const { service, start, pass } = makeToolDevice('milk')
    service.become('milk', {
      promotion: { promotion_id: 'p', display_name: {}, original_price: 3, ends_at: '2027-01-01T00:00:00Z' },
      price: 1,
    })
    service.next(offline)
    const app = await start()
    await app.add(changeWork(changeOf('milk', { price: 3 })))
    await pass(30_000)
    expect(service.calls).toEqual(['PUT catalog', 'GET catalog'])
    expect(app.states()).toEqual(['done'])
  })

  it('waits while there is no signal, and is sent once there is', async () => {
    const { service, start, pass } = makeToolDevice('milk')
    service.next(offline, offline, offline)
    const app = await start()
    await app.add(milkOut)
    expect(app.states()).toEqual(['unsure'])
    await pass(60_000)
    expect(service.find('milk')).toMatchObject({ active: false })
    expect(app.states()).toEqual(['done'])
  })

  it('is done when only the answer was lost', async () => {
    const { service, start, pass } = makeToolDevice('milk')
    service.next(answerLost)
    const app = await start()
    await app.add(milkOut)
    await pass(30_000)
    expect(service.bodies).toHaveLength(1)
    expect(app.states()).toEqual(['done'])
  })

  it('stays when the token is refused, and goes when somebody has signed in', async () => {
    const { service, start } = makeToolDevice('milk')
    service.next(refuses(401, 'UNAUTHORIZED'))
    const app = await start()
    await app.add(milkOut)
    expect(app.asked.toSignIn).toBe(1)
    expect(app.states()).toEqual(['unsure'])
    await app.signIn()
    expect(app.states()).toEqual(['done'])
  })

  it('waits as long as the service asks, whoever calls', async () => {
    const { service, start, pass } = makeToolDevice('milk')
    service.next(says(429, { code: 'RATE_LIMITED', message: '' }, { 'retry-after': '30' }))
    const app = await start()
    await app.add(milkOut)
    app.toolbox.wake()
    await pass(29_000)
    expect(service.calls).toHaveLength(1)
    await pass(2_000)
    expect(app.states()).toEqual(['done'])
  })

  it('is sent once by two tabs', async () => {
    const { service, start, settle } = makeToolDevice('milk')
    const alone = takeTurns()
    const [one, other] = [await start({ alone }), await start({ alone })]
    await Promise.all([one.add(milkOut), other.signIn()])
    other.toolbox.wake()
    await settle()
    expect(service.calls).toEqual(['PUT catalog'])
    expect(other.states()).toEqual(['done'])
  })
})

describe('what the service does not take', () => {
  it.each([
    [403, 'FORBIDDEN', 'forbidden'],
    [404, 'PRODUCT_NOT_FOUND', 'gone'],
    [409, 'CONFLICT', 'refused'],
    [422, 'INVALID_REQUEST', 'refused'],
  ] as const)('waits for a person: %d', async (status, code, kind) => {
    const { service, start } = makeToolDevice('milk', 'oat')
    service.next(refuses(status, code))
    const app = await start()
    await app.add(milkOut)
    expect(app.tasks()).toMatchObject([{ state: 'needs-you', trouble: { kind } }])
    // What comes after it does not wait.
    await app.add(changeWork(changeOf('oat')))
    expect(app.states()).toEqual(['needs-you', 'done'])
    expect(service.find('milk')).toMatchObject({ active: true })
  })

  it('is sent once more when a person wants it', async () => {
    const { service, start } = makeToolDevice('milk')
    service.next(refuses(403, 'FORBIDDEN'))
    const app = await start()
    await app.add(milkOut)
    await expect(app.decide('retry')).resolves.toBe('done')
    expect(app.tasks()).toMatchObject([{ state: 'done' }])
    expect(app.tasks()[0]?.trouble).toBeUndefined()
    expect(service.find('milk')).toMatchObject({ active: false })
    await expect(app.decide('retry')).resolves.toBe('too-late')
  })

  it('is off the list when a person lets go of it', async () => {
    const { service, disk, start } = makeToolDevice('milk')
    service.next(refuses(422, 'INVALID_REQUEST'))
    const app = await start()
    await app.add(milkOut)
    await expect(app.decide('dismiss')).resolves.toBe('done')
    await expect(disk.listCommands()).resolves.toEqual([])
    await expect(app.decide('dismiss')).resolves.toBe('too-late')
  })

  it('stays where the disk is full, and says so', async () => {
    const { service, disk, start } = makeToolDevice('milk')
    service.next(refuses(403, 'FORBIDDEN'))
    const app = await start()
    await app.add(milkOut)
    const { write } = disk
    disk.write = () => Promise.reject(new Error('The disk is full'))
    await expect(app.decide('dismiss')).resolves.toBe('not-kept')
    await expect(app.decide('retry')).resolves.toBe('not-kept')
    disk.write = write
    expect(app.states()).toEqual(['needs-you'])
    await expect(app.decide('dismiss')).resolves.toBe('done')
  })

  it('stays while nobody knows whether it arrived', async () => {
    const { service, start } = makeToolDevice('milk')
    service.next(offline)
    const app = await start()
    await app.add(milkOut)
    await expect(app.decide('dismiss')).resolves.toBe('too-late')
    expect(app.states()).toEqual(['unsure'])
  })
})

describe('what is done', () => {
  it('is kept for seven days, for whoever asks what became of it', async () => {
    const { start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(milkOut)
    await pass(7 * DAY_MS)
    app.toolbox.wake()
    await pass(0)
    expect(app.states()).toEqual(['done'])
    await pass(1_000)
    app.toolbox.wake()
    await pass(0)
    app.toolbox.wake()
    await pass(0)
    expect(app.tasks()).toEqual([])
  })
})

describe('ends of orders and work for the store', () => {
  it('lie on one disk and do not see one another', async () => {
    const order = makeOrder()
    const { service, disk, start } = makeToolDevice('milk')
    await disk.write({ command: commandFor(order) })
    const app = await start()
    await app.add(milkOut)
    expect(service.calls).toEqual(['PUT catalog'])
    expect(app.states()).toEqual(['done'])
    await expect(disk.listCommands()).resolves.toHaveLength(2)
  })

  it('the other way round, too', async () => {
    const order = makeOrder()
    const tools = makeToolDevice()
    const app = await tools.start({ signedOut: true })
    await app.add(milkOut)
    const [task] = app.tasks()
    const { disk, service, start } = makeSendingDevice(order)
    if (task) await disk.write({ command: task })
    const picker = await start({ role: 'lead' })
    await picker.finish(order)
    expect(service.calls).toEqual([`PUT ${order.order_code}`])
    expect(picker.commands()).toEqual([])
    await expect(disk.listCommands()).resolves.toEqual([task])
  })
})
