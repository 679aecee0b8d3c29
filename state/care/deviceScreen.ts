import type * as KeepAwake from 'expo-keep-awake'
import { takeTurns } from '@/state/disk/takeTurns'
import { handheld } from '@/state/handheld/handheld'

/** What the display does beside showing pixels. Each returns how to give it back; whoever asked last to leave, ends it. */
export type DeviceScreen = {
  /** It does not go dark by itself. */
  keepAwake(): () => void
  /** No screenshot, and no picture in the list of running apps. */
  keepSecret(): () => void
}

type Awake = Pick<typeof KeepAwake, 'activateKeepAwakeAsync' | 'deactivateKeepAwake'>

export function createDeviceScreen(
  loadAwake: () => Promise<Awake>,
  setSecret: (isSecret: boolean) => void,
): DeviceScreen {
  const inTurn = takeTurns()
  let names = 0
  let secrets = 0

  function countSecret(by: 1 | -1) {
    secrets += by
    setSecret(secrets > 0)
  }

  return {
    keepAwake() {
      names += 1
      const name = `tote-${names}`
      // A display that goes dark is no reason not to pick.
      const ask = (work: (awake: Awake) => Promise<void>) =>
        void inTurn(async () => work(await loadAwake())).catch(() => undefined)
      ask((awake) => awake.activateKeepAwakeAsync(name))
      return () => ask((awake) => awake.deactivateKeepAwake(name))
    },
    keepSecret() {
      countSecret(1)
      return () => countSecret(-1)
    },
  }
}

export const deviceScreen = createDeviceScreen(() => import('expo-keep-awake'), handheld.setSecret)
