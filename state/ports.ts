import { createContext } from 'react'
import { type Fetch } from '@/api/client'
import { deviceFeedback } from './feedback/deviceFeedback'
import { type Feedback } from './feedback/feedback'
import { deviceJournal } from './journal/deviceJournal'
import { type Journal } from './journal/journal'
import { type ScanStream } from './scans/scanStream'
import { attachWedge } from './scans/wedge'
import { deviceVault } from './vault/deviceVault'
import { type Vault } from './vault/vault'
import { findHomeAddress } from './homeAddress'

/** What the app needs of the device it runs on. */
export type Ports = {
  vault: Vault
  journal: Journal
  feedback: Feedback
  /** Lets in what this device's own scanners read. Returns how to stop. */
  attachScanners: (scans: ScanStream) => () => void
  fetch: Fetch
  /** The service that a code without an address means. */
  homeAddress: string | undefined
}

const devicePorts: Ports = {
  vault: deviceVault,
  journal: deviceJournal,
  feedback: deviceFeedback,
  attachScanners: attachWedge,
  fetch: (url, init) => globalThis.fetch(url, init),
  homeAddress: findHomeAddress(),
}

export const PortsContext = createContext<Ports>(devicePorts)
