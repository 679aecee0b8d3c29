import { parseArgs } from 'node:util'
import { z } from 'zod'

/** What somebody asked for is wrong; the message says what to do instead, in one sentence. */
export class WrongOption extends Error {}

export type Shares = {
  weighed: number
  missing: number
  cancelled: number
  vendorDelivery: number
  mistakes: number
}

export type Options = {
  /** A service that runs already and its portal key; without it one is launched. */
  service: { url: string; portalKey: string } | undefined
  chain: string | undefined
  stores: number | undefined
  listen: boolean
  orders: number
  ordersPerHour: number
  pickers: number
  speed: number
  seed: number
  shares: Shares
}

export const HELP = `npm run simulate: customers, pickers and riders work in a store, through the service's API; an audit follows.

  --url URL               a service that runs, such as http://127.0.0.1:8080, with its portal key in the variable
                          PORTAL_KEY; without it a service of its own is launched in a temporary folder
  --chain ID              the chain, where the service has several
  --stores N              how many of its stores take part (all)
  --listen                lets the stores' events come here. With --url this takes the place of the webhooks that are
                          set there; they cannot be put back, since their secrets cannot be read
  --orders N              how many orders are placed (60)
  --orders-per-hour N     how many of them in a simulated hour, at random moments (8 for every picker)
  --pickers N             (6)
  --speed N               how many times faster than real time (20)
  --weighed SHARE         of the lines, 0 to 1, that are weighed goods (0.2)
  --missing SHARE         of the lines that are not on the shelf (0.06)
  --cancelled SHARE       of the orders that the customer or logistics cancels (0.08)
  --vendor-delivery SHARE of the orders that the store delivers itself (0.2)
  --mistakes SHARE        of the scans that hit a wrong product (0.03)
  --seed N                the same seed makes the same decisions (random)
  --help
`

const ORDERS_PER_PICKER_AND_HOUR = 8

const number = (rule: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, rule)
    .transform(Number)
    .refine((value) => value >= least && value <= most, rule)

const whole = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return number(rule, least, most).refine(Number.isInteger, rule)
}
const share = number('must be a share from 0 to 1, such as 0.1', 0, 1)
const rate = number('must be a number from 1 to 100000', 1, 100_000)

const ADDRESS = 'must be an address such as http://127.0.0.1:8080'

const optionsSchema = z.object({
  url: z.url({ protocol: /^https?$/, error: ADDRESS }).optional(),
  chain: z.string().min(1, 'must name a chain').optional(),
  stores: whole(1, 1000).optional(),
  listen: z.boolean().default(false),
  orders: whole(1, 100_000).default(60),
  'orders-per-hour': rate.optional(),
  pickers: whole(1, 500).default(6),
  speed: number('must be a number from 1 to 1000', 1, 1000).default(20),
  weighed: share.default(0.2),
  missing: share.default(0.06),
  cancelled: share.default(0.08),
  'vendor-delivery': share.default(0.2),
  mistakes: share.default(0.03),
  seed: whole(0, 4_294_967_295).optional(),
})

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const known: Record<string, typeof text | typeof flag> = {
  ...Object.fromEntries(Object.keys(optionsSchema.shape).map((name) => [name, text])),
  listen: flag,
  help: flag,
}

export function readOptions(
  args: string[],
  env: Record<string, string | undefined>,
  anySeed: () => number,
): Options | 'help' {
  const given = parse(args)
  if (given.help) return 'help'
  const parsed = optionsSchema.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongOption(`--${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}.`)
  }
  const { data } = parsed
  return {
    service: serviceOf(data.url, env.PORTAL_KEY),
    chain: data.chain,
    stores: data.stores,
    listen: data.listen,
    orders: data.orders,
    ordersPerHour: data['orders-per-hour'] ?? data.pickers * ORDERS_PER_PICKER_AND_HOUR,
    pickers: data.pickers,
    speed: data.speed,
    seed: data.seed ?? anySeed(),
    shares: {
      weighed: data.weighed,
      missing: data.missing,
      cancelled: data.cancelled,
      vendorDelivery: data['vendor-delivery'],
      mistakes: data.mistakes,
    },
  }
}

function parse(args: string[]): Record<string, unknown> {
  // Not strict: what Node would say of a wrong option differs from version to version.
  const { values, tokens } = parseArgs({
    args,
    options: known,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional') throw wrong(`"${token.value}" belongs to no option`)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const type = Object.hasOwn(known, name) ? known[name]?.type : undefined
    if (type === undefined) throw wrong(`There is no option ${rawName}`)
    if (type === 'string' && value === undefined) throw wrong(`${rawName} needs a value`)
    if (type === 'boolean' && value !== undefined) throw wrong(`${rawName} takes no value`)
  }
  return values
}

const wrong = (why: string) => new WrongOption(`${why}; npm run simulate -- --help lists all options.`)

/** The key comes by the environment: arguments are shown to everybody who lists processes. */
function serviceOf(url: string | undefined, portalKey: string | undefined): Options['service'] {
  if (url === undefined) return undefined
  if (!portalKey) {
    throw new WrongOption('Put the portal key of the service into the variable PORTAL_KEY.')
  }
  return { url: url.replace(/\/+$/, ''), portalKey }
}
