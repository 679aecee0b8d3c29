import { launchService } from '../../scripts/support/launchService'

/** Starts what people start, `npm start`, with demo data of its own. What it returns ends it after the last journey. */
export default async function startTote(): Promise<() => Promise<void>> {
  const tote = await launchService({ script: 'start', timeLimitMs: 600_000 })
  process.env.TOTE_JOURNEYS_URL = tote.url
  return () => tote.stop()
}
