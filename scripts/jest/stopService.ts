import { teardown } from './untilTeardown'

export default async function stopService(): Promise<void> {
  await teardown('service')
}
