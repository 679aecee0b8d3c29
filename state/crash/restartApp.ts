import { reloadAppAsync } from 'expo'

/** Everything from the beginning, as after a cold start. What is on the disk stays. */
export async function restartApp(): Promise<void> {
  await reloadAppAsync()
}
