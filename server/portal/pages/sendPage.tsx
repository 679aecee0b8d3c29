import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormToken } from './parts/formToken'
import { Layout, type LayoutProps } from './parts/Layout'
import type { PortalSession } from './session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every request for a page of the portal; without a session nobody is signed in. */
    portal: { session: PortalSession | undefined; hasInbox: boolean }
  }
}

type Page = Omit<LayoutProps, 'isSignedIn' | 'hasInbox'> & { status?: number }

/** React writes the page as text once and escapes whatever was put into it; in the browser no React runs. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { status = 200, ...page }: Page) {
  const { session, hasInbox } = request.portal
  const markup = renderToStaticMarkup(
    <FormToken value={session?.formToken ?? ''}>
      <Layout {...page} isSignedIn={session !== undefined} hasInbox={hasInbox} />
    </FormToken>,
  )
  return reply.status(status).type('text/html; charset=utf-8').send(`<!doctype html>${markup}`)
}

/** After a form was taken: the next page is asked for anew, so that reloading it does nothing twice. */
export const goTo = (reply: FastifyReply, address: string) => reply.redirect(address, 303)
