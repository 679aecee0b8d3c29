import { z } from 'zod'
import { deviceRoleSchema } from '@/domain/contract/device'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'

/** A token travels in an HTTP header, which takes visible ASCII only; anything else is a slip of the finger. */
const tokenSchema = z.string().regex(/^[\x21-\x7e]{1,512}$/)

/** What a device must know to work for a store. */
export const setupSchema = z.object({
  /** Where the service lives, without a slash at the end: `https://tote.example`. */
  address: z.string().min(1),
  chainId: chainIdSchema,
  vendorId: vendorIdSchema,
  role: deviceRoleSchema,
  /** ISO 4217. Orders carry no currency, so the store's is part of the setup. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  storeName: z.string().min(1).max(200),
  token: tokenSchema,
  /** Whether a weighed item may replace a weighed one. Older codes and saved sessions do not say; the service does. */
  weightedItemsEnabled: z.boolean().default(true),
  /** Whether several people work with the device, each with a PIN. Older codes and saved sessions mean somebody's own. */
  shared: z.boolean().default(false),
})
export type Setup = z.infer<typeof setupSchema>

export type SetupCodeVerdict =
  | { kind: 'ok'; setup: Setup }
  | { kind: 'empty' }
  | { kind: 'not-a-code' }
  | { kind: 'mistyped' }
  | { kind: 'no-address' }
  | { kind: 'bad-address' }

const SETUP_PATH = '/setup'

/** The fields in the order in which they are written and checked. */
const FIRST_FIELDS = ['c', 'v', 'r', 'u', 'n', 't'] as const
/** Where such a field is absent, the check is the one of a code from before it was there. */
const LATER_FIELDS = ['w', 's'] as const
const FIELDS = [...FIRST_FIELDS, ...LATER_FIELDS]
type Fields = Partial<Record<(typeof FIELDS)[number] | 'k', string>>

const NOT_ALLOWED = '0'
const ALLOWED = '1'
const SHARED = '1'
const OWN = '0'

/** A link that fits a QR code and can be opened, pasted or typed. The fragment keeps the token out of server logs. */
export function formatSetupCode(setup: Setup): string {
  const fields: Fields = {
    c: setup.chainId,
    v: setup.vendorId,
    r: setup.role,
    u: setup.currency,
    n: setup.storeName,
    t: setup.token,
    w: setup.weightedItemsEnabled ? undefined : NOT_ALLOWED,
    s: mayBeShared(setup) && setup.shared ? SHARED : undefined,
  }
  const written = FIELDS.flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]
  })
  return `${withoutEndSlash(setup.address)}${SETUP_PATH}#${written.join('&')}&k=${checkOf(fields)}`
}

/** Judges what a person pasted, typed or scanned. Without an address in front of `#`, `homeAddress` applies. */
export function parseSetupCode(text: string, homeAddress: string | undefined): SetupCodeVerdict {
  // Line breaks and spaces slip in while typing or when a mail wraps a long link; a code itself has none.
  const code = text.replace(/[\s\u200B-\u200F\u2060\uFEFF]/g, '')
  if (code === '') return { kind: 'empty' }

  const hash = code.indexOf('#')
  const fields = readFields(code.slice(hash + 1))
  if (fields?.c === undefined || fields.v === undefined || fields.t === undefined)
    return { kind: 'not-a-code' }
  if (fields.k !== undefined && fields.k.toLowerCase() !== checkOf(fields)) return { kind: 'mistyped' }

  const written = hash === -1 ? '' : code.slice(0, hash)
  if (written === '' && homeAddress === undefined) return { kind: 'no-address' }
  const address = readAddress(written === '' ? (homeAddress ?? '') : written)
  if (address === undefined) return { kind: 'bad-address' }

  const { w = ALLOWED, s = OWN } = fields
  if (w !== ALLOWED && w !== NOT_ALLOWED) return { kind: 'not-a-code' }
  if (s !== OWN && s !== SHARED) return { kind: 'not-a-code' }

  const setup = setupSchema.safeParse({
    address,
    chainId: fields.c,
    vendorId: fields.v,
    role: fields.r ?? 'picker',
    currency: fields.u?.toUpperCase(),
    storeName: fields.n || fields.v,
    token: fields.t,
    weightedItemsEnabled: w === ALLOWED,
    shared: s === SHARED,
  })
  if (!setup.success) return { kind: 'not-a-code' }
  return { kind: 'ok', setup: { ...setup.data, shared: setup.data.shared && mayBeShared(setup.data) } }
}

/** A team lead's token in everybody's hands would make everybody a team lead. */
const mayBeShared = ({ role }: Pick<Setup, 'role'>) => role === 'picker'

/** Whether two setups make a device one of the same store. */
export function isSameStore(
  one: Pick<Setup, 'address' | 'chainId' | 'vendorId'>,
  other: Pick<Setup, 'address' | 'chainId' | 'vendorId'>,
): boolean {
  return one.address === other.address && one.chainId === other.chainId && one.vendorId === other.vendorId
}

function readFields(fragment: string): Fields | undefined {
  const fields: Fields = {}
  for (const pair of fragment.split('&')) {
    const name = pair.slice(0, pair.indexOf('='))
    if (!isFieldName(name)) continue
    try {
      fields[name] = decodeURIComponent(pair.slice(name.length + 1))
    } catch {
      return undefined
    }
  }
  return fields
}

function isFieldName(name: string): name is keyof Fields {
  return name === 'k' || FIELDS.some((field) => field === name)
}

/** The address in front of `/setup`, or undefined when no device could talk to it. */
export function readAddress(written: string): string | undefined {
  const link = /^(https?):\/\/([^/?#@\\]+)([^?#@\\]*)$/i.exec(written)
  if (link === null) return undefined
  const [, scheme = '', host = '', path = ''] = link
  try {
    new URL(`${scheme}://${host}`)
  } catch {
    return undefined
  }
  const folder = withoutEndSlash(path)
  const base = folder.endsWith(SETUP_PATH) ? folder.slice(0, -SETUP_PATH.length) : folder
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${withoutEndSlash(base)}`
}

function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

const CHECK_LENGTH = 4
const CHECK_BASE = 36

/**
 * A short checksum (FNV-1a) over the meaning of the fields, not over their writing: some apps encode a link
 * anew when it is shared, and blanks in a store's name do not survive the joining of wrapped lines.
 */
function checkOf(fields: Fields): string {
  const meaningOf = (name: keyof Fields) => fields[name]?.replace(/\s/g, '') ?? ''
  const meaning = [
    ...FIRST_FIELDS.map(meaningOf),
    ...LATER_FIELDS.filter((name) => fields[name] !== undefined).map((name) => `${name}=${meaningOf(name)}`),
  ].join('\n')
  let hash = 0x811c9dc5
  for (let index = 0; index < meaning.length; index += 1) {
    hash = Math.imul(hash ^ meaning.charCodeAt(index), 0x01000193) >>> 0
  }
  return (hash % CHECK_BASE ** CHECK_LENGTH).toString(CHECK_BASE).padStart(CHECK_LENGTH, '0')
}
