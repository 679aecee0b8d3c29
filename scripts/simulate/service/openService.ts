import { randomBytes } from 'node:crypto'
import { launchService } from '@/scripts/support/launchService'
import type { Options } from '../options'

export type OpenService = { url: string; portalKey: string; isOwn: boolean; stop(): Promise<void> }

/** The service that was named, or one of its own that leaves nothing behind. */
export async function openService({ service }: Options): Promise<OpenService> {
  if (service) return { ...service, isOwn: false, stop: async () => undefined }
  const portalKey = randomBytes(24).toString('base64url')
  const launched = await launchService({ script: 'service', env: { PORTAL_KEY: portalKey } })
  return { url: launched.url, portalKey, isOwn: true, stop: () => launched.stop() }
}
