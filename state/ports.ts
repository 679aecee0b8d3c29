import { createContext } from 'react'
import { type Fetch } from '@/api/client'
import { deviceClock, type Clock } from '@/api/clock'
import { deviceBattery, type Battery } from './care/deviceBattery'
import { deviceScreen, type DeviceScreen } from './care/deviceScreen'
import { newVersion, type NewVersion } from './care/newVersion'
import { runningVersion } from './care/runningVersion'
import { createCrashLog, type CrashLog } from './crash/crashLog'
import { restartApp } from './crash/restartApp'
import { watchErrors, type WatchErrors } from './crash/watchErrors'
import { deviceFeedback } from './feedback/deviceFeedback'
import { type Feedback } from './feedback/feedback'
import { shareFile, type ShareFile } from './files/shareFile'
import { type DeviceKeys, type Handheld, type Managed } from './handheld/createHandheld'
import { handheld } from './handheld/handheld'
import { deviceJournal } from './journal/deviceJournal'
import { type Neighbours } from './journal/heardJournal'
import { type Journal } from './journal/journal'
import { neighbours } from './journal/neighbours'
import { deviceKept } from './kept/deviceKept'
import { type Kept } from './kept/kept'
import { alone, type Alone } from './outbox/alone'
import { randomBytes } from './people/randomBytes'
import { type RandomBytes } from './people/secrets'
import { type ScanStream } from './scans/scanStream'
import { findFirstPath } from './start/firstPath'
import { deviceVault } from './vault/deviceVault'
import { type Vault } from './vault/vault'
import { deviceFetch } from './deviceFetch'
import { findHomeAddress } from './homeAddress'

/** What the app needs of the device it runs on. */
export type Ports = {
  vault: Vault
  journal: Journal
  kept: Kept
  neighbours: Neighbours
  alone: Alone
  clock: Clock
  /** Since some moment of this run: what no setting of a clock changes. */
  steadyMs: () => number
  randomBytes: RandomBytes
  feedback: Feedback
  /** Lets in what this device's own scanners read. Returns how to stop. */
  attachScanners: (scans: ScanStream) => () => void
  keys: DeviceKeys
  /** Which scanners this device has. */
  readHandheld: Handheld['readFacts']
  managed: Managed
  shareFile: ShareFile
  screen: DeviceScreen
  battery: Battery
  newVersion: NewVersion
  crashes: CrashLog
  watchErrors: WatchErrors
  restart: () => Promise<void>
  /** Of the app that runs: `1.10.0`. */
  version: string
  fetch: Fetch
  /** The service that a code without an address means. */
  homeAddress: string | undefined
  /** Where the app was opened, such as `/orders`; undefined where that is always its first screen. */
  firstPath: string | undefined
}

export const devicePorts: Ports = {
  vault: deviceVault,
  journal: deviceJournal,
  kept: deviceKept,
  neighbours,
  alone,
  clock: deviceClock,
  steadyMs: () => performance.now(),
  randomBytes,
  feedback: deviceFeedback,
  attachScanners: handheld.attachScanners,
  keys: handheld.keys,
  readHandheld: handheld.readFacts,
  managed: handheld.managed,
  shareFile,
  screen: deviceScreen,
  battery: deviceBattery,
  newVersion,
  crashes: createCrashLog(deviceKept, deviceClock, runningVersion),
  watchErrors,
  restart: restartApp,
  version: runningVersion,
  fetch: deviceFetch,
  homeAddress: findHomeAddress(),
  firstPath: findFirstPath(),
}

export const PortsContext = createContext<Ports>(devicePorts)
