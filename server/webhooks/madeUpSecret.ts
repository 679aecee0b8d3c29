import { randomBytes } from 'node:crypto'

/** As long as the key of the signature's hash. */
const SECRET_BYTES = 32

/** A secret in the form of Standard Webhooks, for whoever does not bring one. */
export const madeUpSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
