import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '@/server/deps'
import { findPortalKeyHash } from '@/server/portal/portalKey'
import { hashSecret, randomSecret } from '@/server/tokens/token'

const COOKIE = 'tote_portal'

/** A working day. */
const LASTS_HOURS = 12

export interface PortalSession {
  /** Stands in every form of this session and of no other, so that no other site can make up a request. */
  formToken: string
}

/** Who is signed in, or undefined. Sessions live in the database: any instance knows them, and signing out ends one. */
export async function findSession(deps: Deps, request: FastifyRequest): Promise<PortalSession | undefined> {
  const secret = request.cookies[COOKIE]
  const keyHash = secret && (await findPortalKeyHash(deps.db.sql, deps.config))
  if (!secret || !keyHash) return undefined
  const rows = await deps.db.sql`
    select 1 from portal_sessions
    where secret_hash = ${hashSecret(secret)} and key_mark = ${markOf(keyHash)}
      and started_at > ${oldestStart(deps.now())}`
  return rows.length > 0 ? { formToken: formTokenOf(secret) } : undefined
}

/** Call it with a key that was found right. */
export async function openSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const keyHash = await findPortalKeyHash(deps.db.sql, deps.config)
  if (!keyHash) throw new Error('There is no portal key to open a session with.')
  const secret = randomSecret()
  const now = deps.now()
  await deps.db.sql`delete from portal_sessions where started_at <= ${oldestStart(now)}`
  await deps.db.sql`
    insert into portal_sessions (secret_hash, key_mark, started_at)
    values (${hashSecret(secret)}, ${markOf(keyHash)}, ${now})`
  reply.setCookie(COOKIE, secret, {
    path: '/portal',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || deps.config.publicUrl?.startsWith('https:') === true,
    maxAge: LASTS_HOURS * 60 * 60,
  })
}

export async function closeSession(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = request.cookies[COOKIE]
  if (secret) await deps.db.sql`delete from portal_sessions where secret_hash = ${hashSecret(secret)}`
  reply.clearCookie(COOKIE, { path: '/portal' })
}

const oldestStart = (now: Date) => new Date(now.getTime() - LASTS_HOURS * 60 * 60_000)

const markOf = (keyHash: Buffer) => hashSecret(`portal session, ${keyHash.toString('hex')}`)

const formTokenOf = (secret: string) => createHmac('sha256', secret).update('form').digest('base64url')
