import { createApi } from '@/api/client'
import type { Clock } from '@/api/clock'
import { chainIdSchema, vendorIdSchema, type OrderId } from '@/domain/contract/ids'
import type { DeviceRole } from '@/domain/contract/device'
import type { Order } from '@/domain/contract/order'
import { workplaceKey, type Command, type CommandId } from '@/domain/outbox/command'
import type { PickAct } from '@/domain/picking/events'
import { takeTurns } from '@/state/disk/takeTurns'
import { createHeardJournal } from '@/state/journal/heardJournal'
import type { Journal } from '@/state/journal/journal'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { createOutbox, type Outbox } from '@/state/outbox/outbox'
import { createPickDesk, type PickDesk } from '@/state/picking/pickDesk'
import { createDisk, type SimDisk } from './disk'
import { flawedApi, flawedJournal, type Flaw } from './flaws'
import { createLife, type Life, type Storm } from './life'
import { ADDRESS, type Sight, type SimNetwork } from './network'
import type { SimService } from './service'
import type { World } from './world'

export type SimAct = { orderId: OrderId; act: PickAct }
/** A call of the outbox, and for which command. `life` tells one run of the app from the next. */
export type SeenCall = Sight & { commandId: CommandId | undefined; life: number }

/** The app as it runs until it is killed. */
export type Run = { life: Life; clock: Clock; desk: PickDesk; outbox: Outbox }

/** A device, its disk, and everything that happened on it as somebody sees it who looks over the picker's shoulder. */
export type SimDevice = {
  picker: string
  role: DeviceRole
  workplace: ReturnType<typeof workplaceOf>
  disk: SimDisk
  run: Run | undefined
  clockOffsetMs: number
  isSignedIn: boolean
  /** What the picker tried, and what was confirmed by a beep. */
  tried: SimAct[]
  beeped: SimAct[]
  /** Ends in the order in which they were decided, also those that the disk did not take. */
  decided: CommandId[]
  calls: SeenCall[]
  signIn(): void
  start(): void
}

export type Surroundings = {
  world: World
  storm: Storm
  network: SimNetwork
  service: SimService
  orders: readonly Order[]
  flaw: Flaw | undefined
  /** Everything that anybody decided. */
  decided: Map<CommandId, Command>
}

const workplaceOf = (service: SimService, role: DeviceRole, picker: string) => ({
  address: ADDRESS,
  chainId: chainIdSchema.parse(service.chainId),
  vendorId: vendorIdSchema.parse(service.vendorId),
  role,
  picker,
})

const ALONE = { tell: () => undefined, listen: () => () => undefined }

export function createDevice(around: Surroundings, picker: string, role: DeviceRole): SimDevice {
  const { world, storm, network, service, flaw } = around
  let lives = 0
  const device: SimDevice = {
    picker,
    role,
    workplace: workplaceOf(service, role, picker),
    disk: createDisk(storm),
    run: undefined,
    clockOffsetMs: 0,
    isSignedIn: true,
    tried: [],
    beeped: [],
    decided: [],
    calls: [],
    signIn: () => {
      device.isSignedIn = true
      device.run?.outbox.wake()
    },
    start: () => {
      lives += 1
      device.run = startApp()
    },
  }

  /** Nobody leaves a device switched off, or signed out, for long. */
  const later = (happen: () => void) => void world.after(storm.random.between(200, 8_000), happen)

  const watched = (journal: Journal): Journal => ({
    ...journal,
    write: (entry) => {
      const { command } = entry
      if (command && 'orderId' in command && !around.decided.has(command.id)) {
        around.decided.set(command.id, command)
        device.decided.push(command.id)
      }
      return journal.write(entry)
    },
  })

  function startApp(): Run {
    const number = lives
    const life = createLife(storm, () => {
      device.disk.letGo()
      device.run = undefined
      later(device.start)
    })
    const clock: Clock = {
      nowMs: () => world.nowMs() + device.clockOffsetMs,
      after: (ms, run) => world.after(ms, () => (life.isOver() ? undefined : run())),
    }
    const file = createSqlJournal(async () => device.disk.openFor(life))
    const journal = createHeardJournal(watched(flawedJournal(flaw, file, world)), ALONE)
    const desk = createPickDesk(journal, clock)
    const findSending = () => outbox.store.getState().sending
    const api = createApi({
      baseUrl: `${ADDRESS}/v2/chains/${service.chainId}`,
      token: service.tokens[role],
      fetch: network.connect({
        life,
        see: (sight) => device.calls.push(Object.assign(sight, { commandId: findSending(), life: number })),
      }),
      clock,
    })
    const findCommand = () => {
      const command = outbox.store.getState().commands.find(({ id }) => id === findSending())
      const order = around.orders.find(({ order_id }) => order_id === command?.orderId)
      return command && order && { command, order }
    }
    const sender = {
      workplace: workplaceKey(device.workplace),
      role,
      api: flawedApi(flaw, api, findCommand),
    }
    const outbox = createOutbox({
      journal,
      clock,
      alone: takeTurns(),
      chance: storm.random.next,
      findSender: () => (device.isSignedIn ? sender : undefined),
      onOrder: () => undefined,
      onUnauthorized: () => {
        const dropped = findSending()
        if (flaw === 'drop-on-401' && dropped) void journal.write({ settled: dropped })
        device.isSignedIn = false
        later(device.signIn)
      },
    })
    void desk.enter(picker)
    outbox.start()
    return { life, clock, desk, outbox }
  }
  return device
}
