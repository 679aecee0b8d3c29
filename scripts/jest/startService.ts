// Jest resolves no aliases in its global setup, hence the relative import.
import { launchService } from '../support/launchService'
import { keepUntilTeardown } from './untilTeardown'

/** Component tests talk over HTTP to the real service, which runs in a process of its own for the whole run. */
export default async function startService(): Promise<void> {
  const service = await launchService({ script: 'service' })
  process.env.TOTE_TEST_SERVICE_URL = service.url
  keepUntilTeardown('service', () => service.stop())
}
