import { uuidv7 } from 'uuidv7'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Api } from '@/api/client'
import { type Clock } from '@/api/clock'
import { type DeviceRole } from '@/domain/contract/device'
import { type Order } from '@/domain/contract/order'
import {
  commandSchema,
  wantedEnd,
  wholeCommandSchema,
  type Command,
  type CommandId,
  type WholeCommand,
} from '@/domain/outbox/command'
import { type PickAct, type PickEvent } from '@/domain/picking/events'
import { type HeardJournal } from '@/state/journal/heardJournal'
import { StaleEntry } from '@/state/journal/journal'
import { readOnce } from '@/state/journal/readOnce'
import { type Alone } from './alone'
import { decideOn, type Decided } from './decideOn'
import { findOutcome, sendCommand, type Sending } from './sendCommand'
import { createSendLoop, type Step } from './sendLoop'

export type OutboxState = {
  /** Everybody's on this device, in the order in which it is sent. */
  commands: readonly Command[]
  sending: CommandId | undefined
}

/** Who can send now, and for which store. */
export type Sender = { workplace: string; role: DeviceRole; api: Api }

export type OutboxOptions = {
  journal: HeardJournal
  clock: Clock
  alone: Alone
  /** In 0..1, for pauses. */
  chance?: () => number
  findSender: () => Sender | undefined
  /** The service confirmed an order, or told how it ended otherwise. */
  onOrder: (order: Order) => void
  /** The token of this device is no longer good. */
  onUnauthorized: () => void
}

/** Sends what was decided: in order, one at a time, until the service has confirmed it or a person must look. */
export type Outbox = {
  store: StoreApi<OutboxState>
  /** Sends what there is from now on. Returns how to stop. */
  start(): () => void
  /** There may be something to send, or a way to send it: the network is back, somebody signed in. */
  wake(): void
  /** A person lets go of a command. Too late while nobody knows whether the service has it. */
  withdraw(id: CommandId): Promise<Decided>
  /** A person wants a refused command sent once more. */
  retry(id: CommandId): Promise<Decided>
}

export function createOutbox(options: OutboxOptions): Outbox {
  const { journal, clock, alone, chance = Math.random, findSender } = options
  const store = createStore<OutboxState>(() => ({ commands: [], sending: undefined }))

  /** A command that this version does not understand stays on the disk for one that does. */
  const understand = readOnce(commandSchema)
  const readWhole = readOnce(wholeCommandSchema)

  async function reload(): Promise<readonly Command[]> {
    const commands = understand(await journal.listCommands())
    store.setState({ commands })
    return commands
  }

  /** By the picker whose command it is, whoever is signed in when it goes out. */
  function eventOf({ orderId, by }: Command, act: PickAct): PickEvent {
    return { id: uuidv7(), orderId, by, at: new Date(clock.nowMs()).toISOString(), ...act }
  }

  const change = (command: Command, changed: Partial<Command>): Promise<void> =>
    journal.write({
      command: { ...command, ...changed },
      expected: { id: command.id, state: command.state },
    })

  async function conclude(command: Command, sending: Sending): Promise<Step> {
    switch (sending.kind) {
      case 'done': {
        const { version } = sending.order.sys
        const act: PickAct = { type: 'order-sent', status: wantedEnd(command), version }
        await journal.write({
          event: eventOf(command, act),
          settled: command.id,
          expected: { id: command.id, state: command.state },
        })
        options.onOrder(sending.order)
        return { kind: 'more' }
      }
      case 'needs-you':
        await change(command, { state: 'needs-you', trouble: sending.trouble })
        if (sending.order) options.onOrder(sending.order)
        return { kind: 'more' }
      case 'unknown':
        return { kind: 'pause' }
      case 'sign-in-first':
        options.onUnauthorized()
        return { kind: 'idle' }
      case 'wait':
        return { kind: 'told-to-wait', ms: sending.ms }
    }
  }

  async function sendOne(command: WholeCommand, { api }: Sender): Promise<Step> {
    if (command.state === 'unsure') {
      const found = await findOutcome(api, command)
      if (found.kind !== 'open') return conclude(command, found)
    } else {
      // Before the call: whoever finds the command after the app was killed must not take it for unsent.
      await change(command, { state: 'unsure' })
    }
    const unsure: WholeCommand = { ...command, state: 'unsure' }
    return conclude(unsure, await sendCommand(api, unsure))
  }

  function findNext(commands: readonly Command[], sender: Sender): WholeCommand | undefined {
    for (const command of commands) {
      const [whole] = isFor(command, sender) ? readWhole([command]) : []
      if (whole !== undefined) return whole
    }
    return undefined
  }

  async function step(): Promise<Step> {
    try {
      const commands = await reload()
      const sender = findSender()
      const next = sender && findNext(commands, sender)
      if (sender === undefined || next === undefined) return { kind: 'idle' }
      store.setState({ sending: next.id })
      return await sendOne(next, sender)
    } catch (problem) {
      // Another tab was quicker, then look again; or the disk did not take it, then nothing has changed there.
      return problem instanceof StaleEntry ? { kind: 'more' } : { kind: 'pause' }
    } finally {
      store.setState({ sending: undefined })
    }
  }

  const decide = decideOn(reload)
  const { start, wake } = createSendLoop({ step, clock, alone, queue: 'outbox', chance })

  journal.listen(({ isOutboxChanged }) => {
    if (isOutboxChanged) void reload().catch(() => undefined)
  })

  return {
    store,
    start,
    wake,
    withdraw: (id) =>
      decide(id, async (command) => {
        if (command.state === 'unsure') return 'too-late'
        const event = eventOf(command, { type: 'end-withdrawn', commandId: id })
        await journal.write({ event, settled: id, expected: { id, state: command.state } })
        return 'done'
      }),
    retry: (id) =>
      decide(id, async (command) => {
        if (command.state !== 'needs-you') return 'too-late'
        // The order is read first: much may have happened while nobody looked.
        await change(command, { state: 'unsure', trouble: undefined })
        wake()
        return 'done'
      }),
  }
}

/** Whoever decided it, anybody of the store sends it on; but what a team lead cancels needs a team lead's token. */
function isFor(command: Command, sender: Sender): boolean {
  const mayCancel = sender.role === 'lead' || command.role === sender.role
  const isAllowed = mayCancel || wantedEnd(command) !== 'CANCELLED'
  return command.state !== 'needs-you' && command.workplace === sender.workplace && isAllowed
}
