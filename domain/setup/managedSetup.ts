import { z } from 'zod'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { readAddress, setupSchema, type Setup } from './setupCode'

/** What `res/xml/app_restrictions.xml` of modules/handheld offers to whoever manages a device. */
export const managedFields = [
  'base_url',
  'chain_id',
  'vendor_id',
  'device_token',
  'store_name',
  'currency',
  'shared',
] as const
export type ManagedField = (typeof managedFields)[number]

export type ManagedVerdict =
  /** Nobody manages this device, or not this app on it. */
  { kind: 'none' } | { kind: 'ok'; setup: Setup } | { kind: 'faulty'; fields: readonly ManagedField[] }

/** Consoles send a field that was left empty as an empty text, and texts with blanks from pasting. */
const text = z.preprocess((given) => (typeof given === 'string' ? given.trim() : given), z.string())
const optionalText = text.transform((given) => given || undefined).optional()

/** Some consoles know no switches and send words. */
const yesOrNo = z
  .union([z.boolean(), z.stringbool({ truthy: ['true', '1', 'yes'], falsy: ['false', '0', 'no'] })])
  .default(true)

/** Devices refuse to send anything unencrypted; only a service on the device itself needs no certificate. */
const SAFE = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|\/|$))/

const addressSchema = text.transform((given, context) => {
  const address = readAddress(given)
  if (address !== undefined && SAFE.test(address)) return address
  context.addIssue({ code: 'custom', message: 'not an address that a device may talk to' })
  return z.NEVER
})

/** Made when somebody manages the device. */
const managedSchema = z.lazy(() =>
  z.object({
    base_url: addressSchema,
    chain_id: text.pipe(chainIdSchema),
    vendor_id: text.pipe(vendorIdSchema),
    device_token: text.pipe(setupSchema.shape.token),
    store_name: optionalText.pipe(setupSchema.shape.storeName.optional()),
    currency: optionalText.transform((given) => given?.toUpperCase()).pipe(setupSchema.shape.currency),
    shared: yesOrNo,
  }),
)

/** Reads a managed configuration. The fields that are wrong are named, never their values: one of them is a secret. */
export function readManagedSetup(raw: unknown): ManagedVerdict {
  if (typeof raw !== 'object' || raw === null || !isMeant(raw)) return { kind: 'none' }
  const read = managedSchema.safeParse(raw)
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
    return { kind: 'faulty', fields: managedFields.filter((field) => wrong.has(field)) }
  }
  const { base_url, chain_id, vendor_id, device_token, store_name, currency, shared } = read.data
  return {
    kind: 'ok',
    setup: setupSchema.parse({
      address: base_url,
      chainId: chain_id,
      vendorId: vendor_id,
      // A team lead's token does not belong on a device that is handed out: leads sign in with their PIN.
      role: 'picker',
      currency,
      storeName: store_name ?? vendor_id,
      token: device_token,
      shared,
    }),
  }
}

/** Android hands every managed app its defaults; only a field that somebody filled in is meant. */
const NEEDED = ['base_url', 'chain_id', 'vendor_id', 'device_token'] as const

function isMeant(raw: object): boolean {
  const given = new Map(Object.entries(raw))
  return NEEDED.some((field) => {
    const value: unknown = given.get(field)
    return value !== undefined && value !== null && value !== ''
  })
}
