import { z } from 'zod'
import { keep, findKeepsake } from '@/server/db/keepsakes'
import type { Config } from '@/server/config'
import type { Sql } from '@/server/db/database'
import { hashSecret, isSecretOf, randomSecret } from '@/server/tokens/token'

export interface PortalKey {
  /** Set only when it was made just now: it is kept as a hash and cannot be shown again. */
  fresh: string | undefined
}

const keptSchema = z.object({ hash: z.string() })
const NAME = 'portal key'

/** The key of the configuration, else one made at the first start and kept as a hash. */
export async function ensurePortalKey(
  sql: Sql,
  { portalKey }: Pick<Config, 'portalKey'>,
): Promise<PortalKey> {
  if (portalKey !== undefined) return { fresh: undefined }
  const key = randomSecret()
  const isNew = await keep(sql, NAME, { hash: hashSecret(key).toString('hex') })
  return { fresh: isNew ? key : undefined }
}

export async function isPortalKey(
  sql: Sql,
  config: Pick<Config, 'portalKey'>,
  given: string,
): Promise<boolean> {
  if (config.portalKey !== undefined) return isSecretOf(given, hashSecret(config.portalKey))
  const kept = keptSchema.safeParse(await findKeepsake(sql, NAME))
  return kept.success && isSecretOf(given, Buffer.from(kept.data.hash, 'hex'))
}
