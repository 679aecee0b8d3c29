import { type RandomBytes } from './secrets'

export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
