import { auditRun } from './audit/auditRun'
import type { EventBook } from './audit/listen'
import { collectEvents, collectOrders, unheardStores } from './collect'
import type { Ledger } from './ledger'
import { hearOut } from './live'
import type { Gate } from './service/gate'
import { ServiceSilent } from './service/insist'

type Remains = {
  ledger: Ledger
  gate: Gate
  chainId: string
  officeToken: string
  book: EventBook
  isListening: boolean
  wasStopped: boolean
  say(text: string): void
}

/** Compares everything, once nothing moves any more. A service of its own may have ended by the same Ctrl-C. */
export async function conclude(remains: Remains): Promise<{ differences: string[]; wasAudited: boolean }> {
  try {
    return { differences: await compare(remains), wasAudited: true }
  } catch (problem) {
    if (!(remains.wasStopped && problem instanceof ServiceSilent)) throw problem
    return { differences: [], wasAudited: false }
  }
}

async function compare(remains: Remains): Promise<string[]> {
  const { ledger, gate, chainId, book, isListening, wasStopped, say } = remains
  if (isListening) await hearOut(ledger, book)
  else {
    const { waiting } = await collectEvents(ledger, gate.portal, chainId, book)
    if (waiting > 0) say(`${waiting} events wait for a receiver that does not take them.`)
  }
  const unheard = isListening ? new Set<never>() : unheardStores(ledger, book)
  for (const vendorId of unheard) say(`${vendorId} has no webhook: its events could not be audited.`)
  const orders = await collectOrders(ledger, gate.partner(chainId, remains.officeToken))
  return auditRun({ ledger, orders, book, unheard, wasStopped })
}

/** Finds tokens by the mark in their names: one whose answer was lost has no other trace. */
export async function revokeTokens({ portal }: Gate, chainId: string, mark: string): Promise<void> {
  const tokens = await portal.listTokens(chainId)
  for (const { id, name, revoked_at } of tokens) {
    if (revoked_at === null && name.includes(mark)) await portal.revokeToken(chainId, id)
  }
}
