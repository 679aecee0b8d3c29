import path from 'node:path'
import { z } from 'zod'
import { DELIVERY_DEFAULTS, type WebhookSettings } from './webhooks/settings'

const flag = z
  .enum(['', '0', '1', 'false', 'true'], 'must be 0 or 1')
  .default('')
  .transform((text) => text === '1' || text === 'true')

const wholeNumber = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, rule)
    .transform(Number)
    .refine((number) => number >= least && number <= most, rule)
}

const BYTES_PER_MB = 1024 * 1024

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/database' })
    .optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** It travels as a bearer token, which takes no other characters. */
  PORTAL_KEY: z
    .string()
    .regex(/^[\w.~+/-]{16,512}=*$/, 'must be 16 or more letters, digits or any of - . _ ~ + /')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must look like https://tote.example' }).optional(),
  DEMO: flag,
  DEMO_ORDER_SECONDS: wholeNumber(0, 86_400).default(180),
  WEBHOOK_ALLOW_LOOPBACK: flag,
  WEBHOOK_TIMEOUT_SECONDS: wholeNumber(1, 600).optional(),
  WEBHOOK_FIRST_PAUSE_SECONDS: wholeNumber(1, 3600).optional(),
  WEBHOOK_LONGEST_PAUSE_SECONDS: wholeNumber(1, 86_400).optional(),
  WEBHOOK_GIVE_UP_SECONDS: wholeNumber(1, 30 * 86_400).optional(),
  RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(0),
  BODY_LIMIT_MB: wholeNumber(1, 1_000).default(1),
  CATALOG_BODY_LIMIT_MB: wholeNumber(1, 1_000).default(100),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('warn'),
})

export interface Config {
  port: number
  host: string
  /** PostgreSQL; without it the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  portalKey: string | undefined
  /** How the service is reached from outside, for links in events; else the address it listens on. */
  publicUrl: string | undefined
  demo: boolean
  /** How often a made-up customer of the demo orders; 0 is never. */
  demoOrderSeconds: number
  webhooks: WebhookSettings
  /** Requests a minute and token; 0 is no limit. */
  rateLimitPerMinute: number
  bodyLimitBytes: number
  /** Catalog requests may hold a whole assortment. */
  catalogBodyLimitBytes: number
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

/** The settings are wrong: the message says which and how, in one sentence. */
export class ConfigProblem extends Error {}

/** An empty variable counts as absent, as it does for most people who write `PORT= npm start`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigProblem(`The settings do not fit: ${wrong.join('; ')}.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: path.resolve(env.DATA_DIR),
    portalKey: env.PORTAL_KEY,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    demo: env.DEMO,
    demoOrderSeconds: env.DEMO_ORDER_SECONDS,
    webhooks: {
      timeoutMs: secondsOr(env.WEBHOOK_TIMEOUT_SECONDS, DELIVERY_DEFAULTS.timeoutMs),
      firstPauseSeconds: env.WEBHOOK_FIRST_PAUSE_SECONDS ?? DELIVERY_DEFAULTS.firstPauseSeconds,
      longestPauseSeconds: env.WEBHOOK_LONGEST_PAUSE_SECONDS ?? DELIVERY_DEFAULTS.longestPauseSeconds,
      giveUpAfterMs: secondsOr(env.WEBHOOK_GIVE_UP_SECONDS, DELIVERY_DEFAULTS.giveUpAfterMs),
      allowLoopback: env.WEBHOOK_ALLOW_LOOPBACK || env.DEMO,
    },
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    bodyLimitBytes: env.BODY_LIMIT_MB * BYTES_PER_MB,
    catalogBodyLimitBytes: env.CATALOG_BODY_LIMIT_MB * BYTES_PER_MB,
    logLevel: env.LOG_LEVEL,
  }
}

const secondsOr = (seconds: number | undefined, orMs: number) =>
  seconds === undefined ? orMs : seconds * 1000
