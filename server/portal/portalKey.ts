import { z } from 'zod'
import { keep, findKeepsake } from '@/server/db/keepsakes'
import type { Config } from '@/server/config'
import type { Sql } from '@/server/db/database'
import { hashSecret, isSecretOf, randomSecret } from '@/server/tokens/token'

export interface PortalKey {
  /** Set only when it was made just now: it is kept as a hash and cannot be shown again. */
  fresh: string | undefined
  /** The demo's key, which is kept readable like its tokens, so that a newcomer finds it at every start. */
  demo: string | undefined
}

const keptSchema = z.object({ hash: z.string(), demo_key: z.string().optional() })
const NAME = 'portal key'

/** The key of the configuration, else one made at the first start and kept as a hash. */
export async function ensurePortalKey(
  sql: Sql,
  { portalKey, demo }: Pick<Config, 'portalKey' | 'demo'>,
): Promise<PortalKey> {
  if (portalKey !== undefined) return { fresh: undefined, demo: undefined }
  const key = randomSecret()
  const hash = hashSecret(key).toString('hex')
  const isNew = await keep(sql, NAME, demo ? { hash, demo_key: key } : { hash })
  const kept = demo ? keptSchema.safeParse(await findKeepsake(sql, NAME)) : undefined
  return { fresh: isNew ? key : undefined, demo: kept?.data?.demo_key }
}

/** The hash of the key that opens the portal now; undefined before the first start has made one. */
export async function findPortalKeyHash(
  sql: Sql,
  config: Pick<Config, 'portalKey'>,
): Promise<Buffer | undefined> {
  if (config.portalKey !== undefined) return hashSecret(config.portalKey)
  const kept = keptSchema.safeParse(await findKeepsake(sql, NAME))
  return kept.success ? Buffer.from(kept.data.hash, 'hex') : undefined
}

export async function isPortalKey(
  sql: Sql,
  config: Pick<Config, 'portalKey'>,
  given: string,
): Promise<boolean> {
  const hash = await findPortalKeyHash(sql, config)
  return hash !== undefined && isSecretOf(given, hash)
}
