import { type Fetch } from '@/api/client'

/** Answers name customers: what a device keeps of them, and for how long, is decided in `state/kept`, not by a browser's cache. */
export const deviceFetch: Fetch = (url, init) => globalThis.fetch(url, { ...init, cache: 'no-store' })
