import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { Agent, request } from 'undici'
import { allowedLookup, ForbiddenAddress, isAllowedAddress } from './addressFilter'
import type { WebhookSettings } from './settings'

export interface Envelope {
  /** Stays the same over retries, so that a receiver can tell a repeat. */
  id: string
  url: string
  secret: string
  payload: string
}

export type PostOutcome = { delivered: boolean; status: number | null; text: string }

/** As much of a receiver's answer as helps a person to understand it. */
const ANSWER_CHARACTERS = 500

/** We ended a call ourselves before it was answered: nobody knows what became of it. */
export class CutShort extends Error {}

export interface Poster {
  /** Throws `CutShort` when the poster is closed or the signal comes before the answer. */
  post(envelope: Envelope, signal?: AbortSignal): Promise<PostOutcome>
  /** Calls under way are cut short. */
  close(): Promise<void>
}

export function createPoster(settings: WebhookSettings): Poster {
  const agent = new Agent({
    connect: { lookup: allowedLookup(settings), timeout: settings.timeoutMs },
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
    connections: 20,
    pipelining: 1,
  })
  return {
    post: async (envelope, signal) => {
      if (agent.destroyed || signal?.aborted) throw new CutShort()
      const outcome = await post(agent, envelope, settings, signal)
      if (!outcome.delivered && (agent.destroyed || signal?.aborted)) throw new CutShort()
      return outcome
    },
    close: async () => {
      if (!agent.destroyed) await agent.destroy()
    },
  }
}

async function post(
  agent: Agent,
  envelope: Envelope,
  settings: WebhookSettings,
  signal: AbortSignal | undefined,
): Promise<PostOutcome> {
  // Covers a receiver that answers one byte at a time, which no single timeout of the connection does.
  const timeout = AbortSignal.timeout(settings.timeoutMs)
  try {
    refuseForbiddenLiteral(envelope.url, settings)
    const answer = await request(envelope.url, {
      method: 'POST',
      dispatcher: agent,
      headers: headersOf(envelope, new Date()),
      body: envelope.payload,
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    })
    const text = await readSome(answer.body)
    return { delivered: answer.statusCode >= 200 && answer.statusCode < 300, status: answer.statusCode, text }
  } catch (problem) {
    return { delivered: false, status: null, text: whyNot(problem) }
  }
}

/** A host that is an address needs no lookup, so the lookup's filter never sees it. */
function refuseForbiddenLiteral(url: string, settings: WebhookSettings): void {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) && !isAllowedAddress(host, settings)) {
    throw new ForbiddenAddress('The address is not on the public internet.')
  }
}

/** The partner's secret as the platforms send it, and a signature over the exact bytes by Standard Webhooks. */
function headersOf({ id, secret, payload }: Envelope, at: Date): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Tote-Webhooks/1',
    authorization: secret,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signer(secret).sign(id, at, payload),
  }
}

/** A secret in the form of Standard Webhooks (`whsec_` and base64) is decoded; any other is taken as it is. */
export function signer(secret: string): Webhook {
  return /^whsec_[A-Za-z0-9+/]+=*$/.test(secret)
    ? new Webhook(secret)
    : new Webhook(secret, { format: 'raw' })
}

async function readSome(body: AsyncIterable<Buffer>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= ANSWER_CHARACTERS) break
  }
  // The database keeps no zero character, and no half of a character that the cut has left.
  return text.slice(0, ANSWER_CHARACTERS).replaceAll('\u0000', '').toWellFormed()
}

function whyNot(problem: unknown): string {
  if (problem instanceof ForbiddenAddress) return problem.message
  // Of a time that is up comes a DOMException, which is not an Error everywhere.
  const { name = '', code } = problem as { name?: string; code?: string | number }
  if (/Timeout/.test(name)) return 'No answer in time.'
  return code === undefined ? 'The connection failed.' : `The connection failed (${code}).`
}
