// Jest resolves no aliases in its global setup, hence the relative imports.
import { startTestPostgres } from '../support/runPostgres'
import { keepUntilTeardown } from './untilTeardown'

/** Service tests run on a real PostgreSQL as well; one server serves the whole run, each test file has its own database. */
export default async function startPostgresOnce(): Promise<void> {
  const postgres = await startTestPostgres()
  process.env.TOTE_TEST_POSTGRES_URL = postgres.url
  keepUntilTeardown('postgres', () => postgres.stop())
}
