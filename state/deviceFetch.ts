import { type Fetch } from '@/api/client'

/** Answers name customers. Android's client would keep them on its disk unless the request says that it may not. */
export const deviceFetch: Fetch = (url, init) => {
  const headers = new Headers(init.headers)
  headers.set('cache-control', 'no-store')
  return globalThis.fetch(url, { ...init, headers })
}
