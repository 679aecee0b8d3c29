import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type RandomBytes } from './secrets'

type WithExpo = { expo?: { uuidv4?: () => string } }

/**
 * Hermes has no source of its own. The native core of Expo makes UUIDs from the platform's secure one, 122 bits each:
 * two of them hold more than any secret here needs.
 */
export const randomBytes: RandomBytes = (count) => {
  const make = (globalThis as WithExpo).expo?.uuidv4
  // Better no PIN than one that can be guessed.
  if (make === undefined) throw new Error('This device has no secure source of randomness')
  return sha256(utf8ToBytes(`${make()}${make()}`)).slice(0, count)
}
