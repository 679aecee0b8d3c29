import { createDeviceState } from '@/state/deviceState'
import { type Ports } from '@/state/ports'
import { makePorts } from '../../support/device'
import { makeSetup, makeVault } from '../../support/factories'
import { makeClock } from '../../support/fakeClock'
import { until } from '../../support/until'

const given = {
  base_url: 'https://tote.example',
  chain_id: 'market-hall',
  vendor_id: 'store-12',
  device_token: 'tote_first',
}

/** A console that sends what the test says, and a device that it manages. */
function makeConsole(sent: object = {}) {
  let now: unknown = sent
  const hearing = new Set<() => void>()
  const managed: Ports['managed'] = {
    read: async () => now,
    listen: (heard) => {
      hearing.add(heard)
      return () => void hearing.delete(heard)
    },
  }
  return {
    managed,
    hearing,
    send(next: unknown) {
      now = next
      hearing.forEach((heard) => heard())
    },
  }
}

const running: (() => void)[] = []
afterEach(() => running.splice(0).forEach((stop) => stop()))

/** A service that accepts whatever it is shown. */
const accepts: Ports['fetch'] = async () => Response.json([])
const refuses = (status: number): Ports['fetch'] => {
  return async () => Response.json({ code: 'NO', message: 'No.' }, { status })
}
const unplugged: Ports['fetch'] = () => Promise.reject(new TypeError('unplugged'))

async function startDevice(ports: Partial<Ports>) {
  const device = createDeviceState(makePorts({ fetch: accepts, ...ports }))
  running.push(device.start())
  await device.restore()
  const placeOf = () => {
    const people = device.people.store.getState()
    return people.kind === 'shared' ? people.place.vendorId : undefined
  }
  return {
    ...device,
    placeOf,
    stateOf: () => device.managedSetups.store.getState().kind,
    /** Whatever was set off before has come to its end: one look is taken after the other. */
    settled: device.managedSetups.restore,
  }
}

const own = (change: object = {}) =>
  makeSetup({
    address: given.base_url,
    chainId: given.chain_id as never,
    vendorId: given.vendor_id as never,
    token: given.device_token,
    ...change,
  })

beforeEach(() => jest.useRealTimers())

describe('a device that is managed', () => {
  it('is set up for people to share at its first start', async () => {
    const { placeOf, stateOf } = await startDevice(makeConsole(given))
    expect([placeOf(), stateOf()]).toEqual(['store-12', 'done'])
  })

  it('is set up while it runs, once somebody sends a configuration', async () => {
    const console = makeConsole()
    const { placeOf, settled } = await startDevice(console)
    expect(placeOf()).toBeUndefined()
    console.send(given)
    await settled()
    expect(placeOf()).toBe('store-12')
  })

  it('keeps its people when its token is renewed, and whoever works goes on with the new one', async () => {
    const console = makeConsole(given)
    const { people, session, settled } = await startDevice(console)
    await people.join({ name: 'Mira', pin: '7294' })
    expect(session.findToken()).toBe('tote_first')
    console.send({ ...given, device_token: 'tote_second' })
    await settled()
    expect(session.findToken()).toBe('tote_second')
    expect(session.store.getState()).toMatchObject({ kind: 'signed-in', workplace: { picker: 'Mira' } })
    expect(people.store.getState()).toMatchObject({ kind: 'shared', people: [{ name: 'Mira' }] })
  })

  it('keeps its people and its lock when it is told again before it knows them', async () => {
    const [console, vault] = [makeConsole(given), makeVault()]
    const first = await startDevice({ managed: console.managed, vault })
    await first.people.join({ name: 'Mira', pin: '7294' })

    const again = createDeviceState(makePorts({ managed: console.managed, vault, fetch: accepts }))
    running.push(again.start())
    // The module tells at every resume, and the vault is still being read.
    console.send(given)
    await again.restore()
    console.send(given)
    await again.managedSetups.restore()
    expect(again.people.isLocked()).toBe(true)
    const people = again.people.store.getState()
    const mira = people.kind === 'shared' ? people.people[0] : undefined
    expect(mira && (await again.people.enter(mira.id, '7294'))).toMatchObject({ kind: 'in' })
  })

  it('works for another store only after whoever works has signed out', async () => {
    const console = makeConsole(given)
    const { people, session, placeOf, stateOf, settled } = await startDevice(console)
    await people.join({ name: 'Mira', pin: '7294' })
    console.send({ ...given, vendor_id: 'store-7' })
    await settled()
    expect([placeOf(), stateOf(), session.store.getState().kind]).toEqual([
      'store-12',
      'waiting',
      'signed-in',
    ])
    await session.end()
    await settled()
    expect([placeOf(), stateOf()]).toEqual(['store-7', 'done'])
  })

  it('keeps what a team lead has set up since, until the configuration changes', async () => {
    const console = makeConsole(given)
    const vault = makeVault()
    const { people } = await startDevice({ ...console, vault })
    await people.setUp(own({ vendorId: 'store-9', shared: true }))
    const again = await startDevice({ ...console, vault })
    expect(again.placeOf()).toBe('store-9')
    console.send({ ...given, vendor_id: 'store-7' })
    await again.settled()
    expect(again.placeOf()).toBe('store-7')
  })

  it('does not take a token that the service has refused for a new one at every start', async () => {
    const console = makeConsole(given)
    const vault = makeVault()
    const first = await startDevice({ ...console, vault })
    await first.people.join({ name: 'Mira', pin: '7294' })
    await first.session.end('token-refused')
    await until(
      async () => first.people.store.getState(),
      (now) => now.kind === 'shared' && now.needsCode,
    )
    const again = await startDevice({ ...console, vault })
    expect(again.people.store.getState()).toMatchObject({ kind: 'shared', needsCode: true })
  })

  it('keeps its token in no second place', async () => {
    const vault = makeVault()
    const { managedSetups } = await startDevice({ ...makeConsole(given), vault })
    expect(JSON.stringify(managedSetups.store.getState())).not.toContain('tote_first')
    const keys = [...vault.kept].filter(([, kept]) => kept.includes('tote_first')).map(([key]) => key)
    expect(keys).toHaveLength(1)
  })
})

describe("somebody's own device that is managed", () => {
  const forOne = { ...given, shared: false }

  it('waits for a name, and is offered again after they have signed out', async () => {
    const { managedSetups, session, stateOf, placeOf, settled } = await startDevice(makeConsole(forOne))
    expect([stateOf(), placeOf()]).toEqual(['offered', undefined])
    expect(managedSetups.findOffered()).toMatchObject({ vendorId: 'store-12', shared: false })
    await session.begin(own(), 'Mira')
    await session.end()
    await settled()
    expect(stateOf()).toBe('offered')
  })

  it('gets a new token without its person noticing', async () => {
    const console = makeConsole(forOne)
    const { session, settled } = await startDevice(console)
    await session.begin(own(), 'Mira')
    console.send({ ...forOne, device_token: 'tote_second' })
    await settled()
    expect(session.findToken()).toBe('tote_second')
    expect(session.store.getState()).toMatchObject({ kind: 'signed-in', workplace: { picker: 'Mira' } })
  })

  it("leaves a team lead's own token alone", async () => {
    const console = makeConsole()
    const { session, settled } = await startDevice(console)
    await session.begin(own({ role: 'lead', token: 'tote_lead' }), 'Lea')
    console.send(forOne)
    await settled()
    expect(session.findToken()).toBe('tote_lead')
  })

  it('becomes one that people share only after its person has signed out', async () => {
    const console = makeConsole()
    const { session, placeOf, stateOf, settled } = await startDevice(console)
    await session.begin(own(), 'Mira')
    console.send({ ...given, device_token: 'tote_second' })
    await settled()
    expect([session.findToken(), placeOf(), stateOf()]).toEqual(['tote_second', undefined, 'waiting'])
    await session.end()
    await settled()
    expect(placeOf()).toBe('store-12')
  })

  it('keeps the token of a code that came after the configuration', async () => {
    const [console, vault] = [makeConsole(), makeVault()]
    const { session, settled } = await startDevice({ managed: console.managed, vault })
    await session.begin(own(), 'Mira')
    console.send({ ...given, device_token: 'tote_second' })
    await settled()
    await session.begin(own({ token: 'tote_by_code' }), 'Mira')
    const again = await startDevice({ managed: console.managed, vault })
    expect(again.session.findToken()).toBe('tote_by_code')
  })
})

describe('before a configuration is used', () => {
  it.each([
    [401, 'token'],
    [403, 'token'],
    [404, 'store'],
  ])('a service that answers %d has refused its %s, and nothing changes', async (status, wrong) => {
    const device = await startDevice({ ...makeConsole(given), fetch: refuses(status) })
    expect(device.managedSetups.store.getState()).toEqual({ kind: 'refused', wrong })
    expect(device.placeOf()).toBeUndefined()
  })

  it('a refused token leaves whoever works with the one that they have', async () => {
    const console = makeConsole(given)
    let answer = accepts
    const device = await startDevice({ ...console, fetch: (...call) => answer(...call) })
    await device.people.join({ name: 'Mira', pin: '7294' })
    answer = refuses(401)
    console.send({ ...given, device_token: 'tote_mistyped' })
    await device.settled()
    expect([device.session.findToken(), device.stateOf()]).toEqual(['tote_first', 'refused'])
    answer = accepts
    console.send({ ...given, device_token: 'tote_second' })
    await device.settled()
    expect([device.session.findToken(), device.stateOf()]).toEqual(['tote_second', 'done'])
  })

  it('the service has to be there: it is asked again until it is', async () => {
    let answer = unplugged
    let asked = 0
    const fetch: Ports['fetch'] = (...call) => {
      asked += 1
      return answer(...call)
    }
    const clock = makeClock()
    const pass = (ms: number) => clock.pass(ms, () => new Promise<void>((resolve) => setTimeout(resolve)))
    const device = await startDevice({ ...makeConsole(given), fetch, clock })
    expect([device.placeOf(), device.stateOf(), asked]).toEqual([undefined, 'untried', 1])
    await pass(60_000)
    expect([device.stateOf(), asked]).toEqual(['untried', 3])
    answer = accepts
    await pass(30_000)
    await device.settled()
    expect([device.placeOf(), device.stateOf(), asked]).toEqual(['store-12', 'done', 4])
    await pass(60_000)
    expect(asked).toBe(4)
  })

  it('whoever signs in for another store while it is tried is not signed out by it', async () => {
    const asked: ((answer: Response) => void)[] = []
    const fetch: Ports['fetch'] = () => new Promise((resolve) => asked.push(resolve))
    const console = makeConsole()
    const device = await startDevice({ ...console, fetch })
    console.send(given)
    await until(
      async () => asked.length,
      (count) => count === 1,
    )
    await device.session.begin(own({ vendorId: 'store-9' }), 'Mira')
    asked[0]?.(Response.json([]))
    await device.settled()
    expect([device.session.findWorkplace()?.vendorId, device.stateOf()]).toEqual(['store-9', 'waiting'])
  })
})

it('a faulty configuration changes nothing, and says what is wrong', async () => {
  const console = makeConsole(given)
  const { placeOf, managedSetups, settled } = await startDevice(console)
  console.send({ ...given, vendor_id: 'store-7', device_token: '' })
  await settled()
  expect(managedSetups.store.getState()).toEqual({ kind: 'faulty', fields: ['device_token'] })
  expect(placeOf()).toBe('store-12')
  console.send({})
  await settled()
  expect(managedSetups.store.getState()).toEqual({ kind: 'none' })
})

it('a device that cannot be asked is managed by nobody', async () => {
  const { stateOf } = await startDevice({
    managed: { read: () => Promise.reject(new Error('gone')), listen: () => () => undefined },
  })
  expect(stateOf()).toBe('none')
})

it('follows no configuration any more once it has stopped', async () => {
  const console = makeConsole()
  await startDevice(console)
  running.splice(0).forEach((stop) => stop())
  expect(console.hearing.size).toBe(0)
})
