import { type ScanStream } from '@/state/scans/scanStream'
import { catchKeys } from './catchKeys'
import { hearScans } from './hearScans'
import { factsSchema, type HandheldFacts, type NativeHandheld } from './native'

/** What the people who manage a device have set for this app (Android's managed configuration). */
export type Managed = {
  /** Undefined where nobody manages the device. */
  read(): Promise<unknown>
  /** Tells when it was changed. Returns how to stop. */
  listen(heard: () => void): () => void
}

/** The keys of the device itself, or of a keyboard that is paired with it. */
export type DeviceKeys = {
  /**
   * Tells what a person types outside of a field, named as in browsers. Whoever takes a key says so, and the screen
   * does not get it. Returns how to stop.
   */
  listen(hear: (key: string) => boolean): () => void
  /** While it is locked, no key reaches the screen. */
  setLocked(isLocked: boolean): void
}

export type Handheld = {
  attachScanners(scans: ScanStream): () => void
  keys: DeviceKeys
  managed: Managed
  /** Hides what the display shows from screenshots and from the list of running apps. */
  setSecret(isSecret: boolean): void
  /** Which scanners this device has; undefined where it cannot be known. */
  readFacts(): Promise<HandheldFacts | undefined>
}

/** `native` is null where the module is not built in: in Expo Go, on iOS, in tests. */
export function createHandheld(native: NativeHandheld | null): Handheld {
  const hearing = new Set<(key: string) => boolean>()
  const tellTyped = (key: string) => [...hearing].filter((hear) => hear(key)).length > 0
  return {
    attachScanners(scans) {
      if (native === null) return () => undefined
      const stops = [hearScans(native, scans), catchKeys(native, scans, tellTyped)]
      return () => stops.forEach((stop) => stop())
    },
    keys: {
      listen(hear) {
        hearing.add(hear)
        return () => void hearing.delete(hear)
      },
      setLocked: (isLocked) => native?.setLocked(isLocked),
    },
    setSecret: (isSecret) => native?.setSecret(isSecret),
    managed: {
      read: async () => native?.readManaged(),
      listen(heard) {
        const subscription = native?.addListener('onManaged', () => heard())
        return () => subscription?.remove()
      },
    },
    readFacts: async () => factsSchema.safeParse(await native?.readFacts()).data,
  }
}
