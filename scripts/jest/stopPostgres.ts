import { teardown } from './untilTeardown'

export default async function stopPostgresOnce(): Promise<void> {
  await teardown('postgres')
}
