import { createDeviceState, type DeviceState } from '@/state/deviceState'
import { devicePorts, type Ports } from '@/state/ports'

let early: { ports: Ports; state: DeviceState } | undefined

/** Where the app begins, before there is anything to draw: what the first screen shows is on its way while the app is put together. */
export function wakeEarly(): void {
  try {
    early = { ports: devicePorts, state: wake(devicePorts) }
  } catch {
    // Whoever draws tries again, and what goes wrong then is told on the screen.
  }
}

/** What this device remembers: as it woke early, or as it wakes now. */
export function wakeUp(ports: Ports): DeviceState {
  const state = early?.ports === ports ? early.state : wake(ports)
  early = undefined
  return state
}

function wake(ports: Ports): DeviceState {
  const state = createDeviceState(ports)
  void state.restore()
  return state
}
