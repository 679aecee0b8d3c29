import type { Order } from '@/domain/contract/order'
import type { Command } from '@/domain/outbox/command'
import { checkPromises } from './checks'
import { createDevice, type SimDevice, type Surroundings } from './device'
import type { Flaw } from './flaws'
import type { Storm } from './life'
import { createNetwork } from './network'
import { workOn } from './picker'
import { createRandom, type Random } from './random'
import type { SimService } from './service'
import { createWorld, type World } from './world'

export type SeedResult = {
  seed: number
  /** Empty when every promise was kept. */
  broken: string[]
  /** What happened, so that a quiet seed is not taken for a hard one. */
  counts: Counts
}
export type Counts = { picks: number; calls: number; lives: number; decisions: number; fulfilled: number }

const DAY_MS = 24 * 60 * 60_000
/** After the last fault everything is to be sent, or on the list that people see, within this time. */
const CALM_MS = 60_000

const DEVICES: readonly { picker: string; role: 'picker' | 'lead' }[] = [
  { picker: 'Mira', role: 'picker' },
  { picker: 'Jonas', role: 'picker' },
  { picker: 'Lena', role: 'lead' },
]

/** One history from its seed: people pick, everything goes wrong for a while, then nothing does any more. */
export async function runSeed(service: SimService, seed: number, flaw?: Flaw): Promise<SeedResult> {
  const random = createRandom(seed)
  const world = createWorld()
  service.setClock(world.nowMs)
  const stormEndsMs = world.nowMs() + random.between(20_000, 120_000)
  const storm: Storm = {
    random,
    isRaging: () => world.nowMs() < stormEndsMs,
    killOnceIn: random.pick([25, 80, 300, 5_000]),
    diskFullOnceIn: random.pick([12, 60, 5_000]),
    networkFaultOnceIn: random.pick([1, 1.2, 2, 4, 20]),
  }
  const orders = await placeOrders(service, random)
  const decided = new Map<string, Command>()
  const network = createNetwork(world, service, storm)
  const around: Surroundings = { world, storm, network, service, orders, flaw, decided }
  const devices = DEVICES.slice(random.between(0, 2), 3).map(({ picker, role }) =>
    createDevice(around, picker, role),
  )
  try {
    for (const device of devices) {
      device.start()
      letWork(device, around, stormEndsMs)
      letClockJump(device, world, random, stormEndsMs)
    }
    letCustomersCancel(around, stormEndsMs)
    await world.passUntil(stormEndsMs + CALM_MS)
    const broken = await checkPromises(devices, orders, service, storm, decided)
    return { seed, broken, counts: await countUp(devices, orders, service) }
  } finally {
    for (const device of devices) {
      device.run?.life.end()
      device.disk.close()
    }
  }
}

const ITEMS = [
  { sku: 'MILK', quantity: 3, min_quantity: 1, max_quantity: 3 },
  { sku: 'GOUDA', quantity: 1 },
  { sku: 'BANANAS', weight: 1, min_quantity: 0.8, max_quantity: 1.2 },
]

async function placeOrders(service: SimService, random: Random): Promise<Order[]> {
  const orders: Order[] = []
  for (let left = random.between(1, 3); left > 0; left -= 1) {
    const delivery = random.pick(['PLATFORM', 'VENDOR'])
    orders.push(await service.placeOrder({ delivery, items: ITEMS.slice(0, random.between(1, 3)) }))
  }
  return orders
}

/** A picker does something every now and then, on any of the orders: colleagues work on the same ones. */
function letWork(device: SimDevice, { world, storm, orders }: Surroundings, untilMs: number): void {
  const { random } = storm
  const next = () => {
    if (world.nowMs() >= untilMs) return
    void workOn(device, random.pick(orders), random)
    world.after(random.between(100, 2_500), next)
  }
  world.after(random.between(0, 1_000), next)
}

function letClockJump(device: SimDevice, world: World, random: Random, untilMs: number): void {
  for (let left = random.between(0, 3); left > 0; left -= 1) {
    const by = random.pick([-DAY_MS, DAY_MS])
    world.after(random.between(0, untilMs - world.nowMs()), () => {
      device.clockOffsetMs += by
    })
  }
}

const OUTSIDE = ['CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED', 'RIDER_PICKED_UP', 'DELIVERED'] as const

function letCustomersCancel({ world, storm, service, orders }: Surroundings, untilMs: number): void {
  const { random } = storm
  for (const { order_id } of orders) {
    const times = random.between(0, 2)
    for (let nth = 0; nth < times; nth += 1) {
      const type = random.pick(OUTSIDE)
      world.after(random.between(0, untilMs - world.nowMs()), () => service.happen(order_id, type))
    }
  }
}

async function countUp(
  devices: readonly SimDevice[],
  orders: readonly Order[],
  service: SimService,
): Promise<Counts> {
  const sum = (numberOf: (device: SimDevice) => number) =>
    devices.reduce((total, device) => total + numberOf(device), 0)
  let fulfilled = 0
  for (const { order_id } of orders) {
    const { status } = await service.readOrder(order_id)
    if (status !== 'RECEIVED' && status !== 'CANCELLED') fulfilled += 1
  }
  return {
    picks: sum(({ beeped }) => beeped.length),
    calls: sum(({ calls }) => calls.length),
    lives: sum(({ calls }) => new Set(calls.map(({ life }) => life)).size),
    decisions: sum((device) => device.decided.length),
    fulfilled,
  }
}
