import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { forbidden } from '@/server/problems/refusal'
import type { PortalSession } from './session'

/** The name of the hidden field. */
export const FORM_TOKEN = 'form_token'

/**
 * A form counts only when a page of ours sent it: the browser says that it comes from here, and it holds the token
 * of the session, which no other site can read.
 */
export function refuseForeignForm(request: FastifyRequest, session: PortalSession): void {
  refuseForeignSite(request)
  const given = (request.body as Record<string, unknown> | undefined)?.[FORM_TOKEN]
  if (typeof given !== 'string' || !isSame(given, session.formToken)) throw forbidden()
}

/** For the sign-in form, which has no session yet: another site must not sign somebody in to its own account. */
export function refuseForeignSite({ headers, protocol, host }: FastifyRequest): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden()
  const { origin } = headers
  if (origin === undefined || origin === `${protocol}://${host}`) return
  // Behind a proxy that speaks TLS the scheme differs; what the browser itself says decides, as above.
  if (site === undefined || hostOf(origin) !== host) throw forbidden()
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
