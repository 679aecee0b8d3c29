import { writeSync } from 'node:fs'
import { lineIdSchema, orderIdSchema } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { decideEnd } from '@/domain/picking/decideEnd'
import { isClosed, type PickSession } from '@/domain/picking/session'
import { createHeardJournal } from '@/state/journal/heardJournal'
import { neighbours } from '@/state/journal/neighbours'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { makeCommand } from '@/state/outbox/makeCommand'
import { createPickDesk } from '@/state/picking/pickDesk'
import { finishOf } from './commands'
import { makeOrder, makeSetup } from './factories'
import { pick, piecesLine } from './picks'
import { openSqliteFile } from './sqliteFile'

const STDOUT = 1

/** Every tenth act ends an order. */
const PIECES = 9

const [path = ''] = process.argv.slice(2)
const workplace = { ...makeSetup(), picker: 'Mira' }
const journal = createHeardJournal(
  createSqlJournal(async () => openSqliteFile(path, { alone: true })),
  neighbours,
)
const desk = createPickDesk(journal)

/** The same in every life of this program. */
function orderAt(nth: number): Order {
  const id = `00000000-0000-4000-8000-1${String(nth).padStart(11, '0')}`
  const line = piecesLine(PIECES, { _id: lineIdSchema.parse(`line of ${id}`) })
  return makeOrder({ order_id: orderIdSchema.parse(id), items: [line] })
}

function judgeNext(order: Order, session: PickSession) {
  const [line] = session.lines
  if (line === undefined || isClosed(session)) return { kind: 'over' as const }
  if (line.picked < PIECES) return { kind: 'picked' as const, act: pick(line.line) }
  return decideEnd(session, finishOf(order), (update) => makeCommand(workplace, order, update, Date.now()))
}

/**
 * Straight into the pipe, and not on before it is there: a stream would keep what a busy listener has not taken yet, and
 * take it along when the program is killed.
 */
const say = (line: string): void => void writeSync(STDOUT, `${line}\n`)

/** Says each act aloud once it is kept, as the beep does: the pipe has it before the next one begins. */
async function pickWhole(order: Order): Promise<void> {
  await desk.open(order)
  for (;;) {
    const performed = await desk.perform(order.order_id, 'Mira', (session) => judgeNext(order, session))
    if (performed.kind !== 'kept') throw new Error(`An act was ${performed.kind}`)
    const { verdict, session } = performed
    if (verdict.kind === 'picked') {
      say(`picked ${order.order_id} ${session.steps.at(-1)?.event.id}`)
      continue
    }
    if (verdict.kind === 'decided') say(`ended ${order.order_id} ${verdict.command.id}`)
    return
  }
}

/** Picks one order after another on a real file, going on where its last life ended, until it is killed. */
async function pickForEver(): Promise<void> {
  await desk.enter('Mira')
  const begun = await journal.listOrders('Mira')
  for (let nth = Math.max(0, begun.length - 1); ; nth += 1) await pickWhole(orderAt(nth))
}

pickForEver().catch((problem: unknown) => {
  process.stderr.write(`${String(problem)}\n`)
  process.exit(1)
})
