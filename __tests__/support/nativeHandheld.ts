import { type NativeHandheld } from '@/state/handheld/native'

/** The other side of the module, as it behaves on a device: keys are held until they are answered. */
export function makeNativeHandheld(facts: unknown = undefined) {
  const listeners = new Map<string, (body: unknown) => void>()
  let held: { at: number; key: string }[] = []
  let at = 0
  let clockMs = 0
  const onScreen: string[] = []
  const shown = { isSecret: false, isLocked: false }
  const native: NativeHandheld = {
    addListener(event, hear) {
      listeners.set(event, hear)
      return { remove: () => void listeners.delete(event) }
    },
    answerKeys(upTo, answer) {
      const answered = held.filter((key) => key.at <= upTo)
      held = held.filter((key) => key.at > upTo)
      if (answer === 'give' && !shown.isLocked) onScreen.push(...answered.map(({ key }) => key))
    },
    setLocked(isLocked) {
      shown.isLocked = isLocked
    },
    setSecret(isSecret) {
      shown.isSecret = isSecret
    },
    readManaged: async () => ({ chain_id: 'hall' }),
    readFacts: async () => facts,
  }
  const press = (key: string, gapMs = 5, isInField = true) => {
    clockMs += gapMs
    const isHeld = key !== 'Shift'
    if (isHeld) held.push({ at: (at += 1), key })
    const body = { at: isHeld ? at : 0, key, atMs: clockMs, isInField, isCapsLock: false }
    listeners.get('onKey')?.(body)
  }
  return {
    native,
    shown,
    press,
    type: (keys: readonly string[], gapMs = 5) => keys.forEach((key) => press(key, gapMs)),
    send: (event: string, body: unknown = {}) => listeners.get(event)?.(body),
    onScreen,
    heldKeys: () => held.map(({ key }) => key),
    listenerCount: () => listeners.size,
  }
}
