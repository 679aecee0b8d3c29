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

export type Handheld = {
  attachScanners(scans: ScanStream): () => void
  managed: Managed
  /** Whether what the display shows may be photographed by the device itself. */
  setSecret(isSecret: boolean): void
  /** Which scanners this device has; undefined where it cannot be known. */
  readFacts(): Promise<HandheldFacts | undefined>
}

/** `native` is null where the module is not built in: in Expo Go, on iOS, in tests. */
export function createHandheld(native: NativeHandheld | null): Handheld {
  return {
    attachScanners(scans) {
      if (native === null) return () => undefined
      const stops = [hearScans(native, scans), catchKeys(native, scans)]
      return () => stops.forEach((stop) => stop())
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
