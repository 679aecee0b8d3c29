import { createContext } from 'react'
import { type Fetch } from '@/api/client'
import { deviceVault } from './vault/deviceVault'
import { type Vault } from './vault/vault'
import { findHomeAddress } from './homeAddress'

/** What the app needs of the device it runs on. */
export type Ports = {
  vault: Vault
  fetch: Fetch
  /** The service that a code without an address means. */
  homeAddress: string | undefined
}

const devicePorts: Ports = {
  vault: deviceVault,
  fetch: (url, init) => globalThis.fetch(url, init),
  homeAddress: findHomeAddress(),
}

export const PortsContext = createContext<Ports>(devicePorts)
