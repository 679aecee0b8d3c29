import { randomBytes } from 'node:crypto'
import { launchService } from '../../scripts/support/launchService'

/** Starts what people start, `npm start`, with demo data of its own. What it returns ends it after the last journey. */
export default async function startTote(): Promise<() => Promise<void>> {
  const portalKey = randomBytes(24).toString('base64url')
  const tote = await launchService({
    script: 'start',
    env: { PORTAL_KEY: portalKey },
    timeLimitMs: 600_000,
  })
  process.env.TOTE_JOURNEYS_URL = tote.url
  process.env.TOTE_JOURNEYS_PORTAL_KEY = portalKey
  return () => tote.stop()
}
