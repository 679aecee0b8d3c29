import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another when a code is typed from a screen. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const PUBLIC_LENGTH = 10
/** 26 characters of 5 bits: 130 bits that nobody guesses. */
const SECRET_LENGTH = 26

const TOKEN = new RegExp(`^tote_([${ALPHABET}]{${PUBLIC_LENGTH}})_([${ALPHABET}]{${SECRET_LENGTH}})$`)

/** `tote_<public id>_<secret>`: the first half finds the row, the second is kept as a hash only. */
export interface MintedToken {
  token: string
  publicId: string
  secretHash: Buffer
}

export function mintToken(): MintedToken {
  const publicId = randomText(PUBLIC_LENGTH)
  const secret = randomText(SECRET_LENGTH)
  return { token: `tote_${publicId}_${secret}`, publicId, secretHash: hashSecret(secret) }
}

export function splitToken(token: string): { publicId: string; secret: string } | undefined {
  const match = TOKEN.exec(token)
  return match?.[1] && match[2] ? { publicId: match[1], secret: match[2] } : undefined
}

/** In constant time, so that the time of an answer tells nothing about the secret. */
export function isSecretOf(secret: string, secretHash: Uint8Array): boolean {
  const hash = hashSecret(secret)
  return hash.length === secretHash.length && timingSafeEqual(hash, secretHash)
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A secret with nothing to look it up by: the portal's key. */
export const randomSecret = (): string => randomText(SECRET_LENGTH)

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
