import { pbkdf2Async } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type KeptPin } from '@/domain/people/person'

/** Bytes that nobody can guess. */
export type RandomBytes = (count: number) => Uint8Array

/**
 * Few, for Hermes takes a tenth of a second even for these. A PIN has too few digits to be saved by any number of
 * rounds: what protects it is the vault, which holds the device's secret beside the hash (decision 13).
 */
const ROUNDS = 1_000
const SALT_BYTES = 16
const SECRET_BYTES = 32

/** So long the app may stand still; then it draws and listens again. */
const TICK_MS = 8

export const makeSecret = (random: RandomBytes): string => bytesToHex(random(SECRET_BYTES))

export async function keepPin(random: RandomBytes, secret: string, pin: string): Promise<KeptPin> {
  const salt = bytesToHex(random(SALT_BYTES))
  return { salt, rounds: ROUNDS, hash: await derive(pin, salt, secret, ROUNDS) }
}

export async function isRightPin(
  { salt, rounds, hash }: KeptPin,
  secret: string,
  pin: string,
): Promise<boolean> {
  return isSame(hash, await derive(pin, salt, secret, rounds))
}

/** Without a salt of its own: a badge is looked for among all people. */
export const keepBadge = (secret: string, badge: string): Promise<string> => derive(badge, '', secret, ROUNDS)

async function derive(text: string, salt: string, secret: string, rounds: number): Promise<string> {
  const salted = concatBytes(hexToBytes(secret), hexToBytes(salt))
  return bytesToHex(
    await pbkdf2Async(sha256, utf8ToBytes(text), salted, { c: rounds, dkLen: 32, asyncTick: TICK_MS }),
  )
}

/** Takes as long for a text that differs at its start as for one that differs at its end. */
export function isSame(one: string, other: string): boolean {
  let differs = one.length ^ other.length
  for (let index = 0; index < one.length; index += 1) {
    differs |= one.charCodeAt(index) ^ other.charCodeAt(index)
  }
  return differs === 0
}
