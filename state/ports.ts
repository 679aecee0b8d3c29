import { createContext } from 'react'
import { type Fetch } from '@/api/client'
import { deviceClock, type Clock } from '@/api/clock'
import { deviceFeedback } from './feedback/deviceFeedback'
import { type Feedback } from './feedback/feedback'
import { deviceJournal } from './journal/deviceJournal'
import { type Neighbours } from './journal/heardJournal'
import { type Journal } from './journal/journal'
import { neighbours } from './journal/neighbours'
import { deviceKept } from './kept/deviceKept'
import { type Kept } from './kept/kept'
import { alone, type Alone } from './outbox/alone'
import { type ScanStream } from './scans/scanStream'
import { attachWedge } from './scans/wedge'
import { deviceVault } from './vault/deviceVault'
import { type Vault } from './vault/vault'
import { findHomeAddress } from './homeAddress'

/** What the app needs of the device it runs on. */
export type Ports = {
  vault: Vault
  journal: Journal
  kept: Kept
  neighbours: Neighbours
  alone: Alone
  clock: Clock
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
  kept: deviceKept,
  neighbours,
  alone,
  clock: deviceClock,
  feedback: deviceFeedback,
  attachScanners: attachWedge,
  fetch: (url, init) => globalThis.fetch(url, init),
  homeAddress: findHomeAddress(),
}

export const PortsContext = createContext<Ports>(devicePorts)
