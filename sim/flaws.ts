import type { Api } from '@/api/client'
import { ApiError, findProblem } from '@/api/problem'
import { lineIdSchema, skuSchema } from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import { wantedEnd, wholeCommandSchema, type Command } from '@/domain/outbox/command'
import type { Journal, JournalEntry } from '@/state/journal/journal'
import type { World } from './world'

/**
 * Mistakes that a program like this could have. Planted on purpose, to see that the simulation finds them; the app
 * itself knows nothing of them.
 */
export const FLAWS = [
  'beep-before-write',
  'full-disk-ignored',
  'decision-and-command-apart',
  'no-read-before-resend',
  'retry-on-422',
  'drop-on-401',
  'sort-by-device-clock',
  'any-200-is-success',
  'conflict-taken-for-done',
  'retry-after-ignored',
] as const
export type Flaw = (typeof FLAWS)[number]

export function flawedJournal(flaw: Flaw | undefined, disk: Journal, world: World): Journal {
  switch (flaw) {
    case 'beep-before-write':
      return {
        ...disk,
        write: async (entry) => void world.after(40, () => void disk.write(entry).catch(() => undefined)),
      }
    case 'full-disk-ignored':
      return { ...disk, write: (entry) => disk.write(entry).catch(() => undefined) }
    case 'decision-and-command-apart':
      return {
        ...disk,
        write: async ({ command, ...entry }) => {
          await disk.write(entry)
          if (command) await disk.write({ command })
        },
      }
    case 'no-read-before-resend':
      return { ...disk, write: (entry) => disk.write(forgetful(entry)) }
    case 'sort-by-device-clock':
      return {
        ...disk,
        listCommands: async () =>
          ((await disk.listCommands()) as Command[]).sort((a, b) => a.at.localeCompare(b.at)),
      }
    default:
      return disk
  }
}

/** Never remembers that a command may have been sent. */
function forgetful(entry: JournalEntry): JournalEntry {
  const { command, expected } = entry
  return {
    ...entry,
    ...(command && 'orderId' in command && { command: { ...command, state: sure(command.state) } }),
    ...(expected && { expected: { ...expected, state: sure(expected.state) } }),
  }
}
const sure = <State extends string>(state: State) => (state === 'unsure' ? ('waiting' as const) : state)

export function flawedApi(
  flaw: Flaw | undefined,
  api: Api,
  findCommand: () => { command: Command; order: Order } | undefined,
): Api {
  const request: Api['request'] = async (asked, schema) => {
    try {
      return await api.request(asked, schema)
    } catch (error) {
      const problem = findProblem(error)
      const isPut = asked.method === 'PUT'
      if (flaw === 'retry-on-422' && isPut && problem?.kind === 'refused' && problem.status === 422) {
        throw new ApiError({ kind: 'service-failing', status: 422 })
      }
      if (flaw === 'retry-after-ignored' && problem?.kind === 'rate-limited') {
        throw new ApiError({ ...problem, waitMs: 100 })
      }
      const isTaken =
        (flaw === 'any-200-is-success' && problem?.kind === 'not-the-service' && problem.status === 200) ||
        (flaw === 'conflict-taken-for-done' && problem?.kind === 'refused' && problem.status === 409)
      const found = findCommand()
      if (isPut && isTaken && found) {
        return { body: schema.parse(asWanted(found.command, found.order)), headers: new Headers() }
      }
      throw error
    }
  }
  return {
    ...api,
    request,
    get: async (path, schema, options) => (await request({ method: 'GET', path, ...options }, schema)).body,
  }
}

/** An order just as the command wants it, made up. */
function asWanted(command: Command, order: Order): Order {
  const { update } = wholeCommandSchema.parse(command)
  const items = update.items.map((item, index): OrderLine => {
    const line = order.items.find(({ _id }) => _id === item._id) ?? order.items[0]
    if (line === undefined) throw new Error('An order has lines')
    const { quantity, weight } = item.pricing
    return {
      ...line,
      _id: lineIdSchema.parse(item._id ?? `made-up-${index}`),
      sku: skuSchema.parse(item.sku ?? line.sku),
      status: item.status,
      replaced_id: item.replaced_id == null ? null : lineIdSchema.parse(item.replaced_id),
      pricing: {
        ...line.pricing,
        quantity: quantity ?? 1,
        ...(weight == null ? { weight: undefined } : { weight }),
      },
    }
  })
  return { ...order, status: wantedEnd({ update }), items }
}
