import { TEST_PORTAL_KEY } from './service'

export interface PageAnswer {
  status: number
  headers: Headers
  html: string
  /** What a person reads: the page without its tags. */
  text: string
}

/** A person at the portal's pages, with a browser's cookies and none of its scripts. */
export interface PortalVisitor {
  get(path: string): Promise<PageAnswer>
  /** Sends a form, with the token of the session unless `token` says otherwise. */
  post(
    path: string,
    fields?: Fields,
    options?: { token?: string; headers?: HeadersInit },
  ): Promise<PageAnswer>
}

type Fields = Record<string, string> | [string, string][]

/** Signs in at `address` as people do, by the form. */
export async function signInToPortal(address: string, key = TEST_PORTAL_KEY): Promise<PortalVisitor> {
  const signedIn = await visit(address, '/portal/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ key }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0]
  if (signedIn.status !== 303 || !cookie) throw new Error(`The portal did not let us in: ${signedIn.status}`)
  const get = (path: string) => visit(address, path, { headers: { cookie } })
  const formToken = formTokenIn((await get('/portal/chains')).html)
  return {
    get,
    post: (path, fields = {}, { token = formToken, headers = {} } = {}) => {
      const body = new URLSearchParams(fields)
      body.set('form_token', token)
      return visit(address, path, { method: 'POST', headers: { cookie, ...headers }, body })
    },
  }
}

export async function visit(address: string, path: string, init: RequestInit = {}): Promise<PageAnswer> {
  const answer = await fetch(`${address}${path}`, { ...init, redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) }
}

const formTokenIn = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? ''

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }

function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
