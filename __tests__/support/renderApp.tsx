import { configure, render, screen } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactNode } from 'react'
import { type Fetch } from '@/api/client'
import { type Demo } from '@/domain/contract/demo'
import { type DeviceRole } from '@/domain/contract/device'
import { type Order } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { PortsContext, type Ports } from '@/state/ports'
import { makePorts } from './device'

// A cold start of the app, on a machine that is busy with other tests, takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 })

/** The real service that runs beside the tests. */
export function serviceUrl(): string {
  const url = process.env.TOTE_TEST_SERVICE_URL
  if (url === undefined) throw new Error('TOTE_TEST_SERVICE_URL is missing: the service was not started')
  return url
}

export async function getDemoCode(role: DeviceRole): Promise<string> {
  const demo = (await (await fetch(`${serviceUrl()}/demo.json`)).json()) as Demo
  const found = demo.sign_ins.find((signIn) => signIn.role === role)
  if (found === undefined) throw new Error(`The demo has no ${role}`)
  return found.setup_code
}

/** The orders that the demo's picker sees, straight from the service. */
export async function getDemoOrders(): Promise<Order[]> {
  const verdict = parseSetupCode(await getDemoCode('picker'), undefined)
  if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
  const { chainId, vendorId, token } = verdict.setup
  const answer = await fetch(
    `${serviceUrl()}/v2/chains/${chainId}/vendors/${vendorId}/orders?status=RECEIVED&page_size=100`,
    { headers: { Authorization: `Bearer ${token}` } },
  )
  return orderListSchema.parse(await answer.json())
}

export type Network = {
  fetch: Fetch
  /** Every address that was asked. */
  sent: string[]
  /** `unplugged` fails as in a cold room; `token-revoked` sends a token that the service does not know. */
  become(state: 'working' | 'unplugged' | 'token-revoked'): void
}

/** The real network to the real service, with a switch. */
export function makeNetwork(): Network {
  let state: Parameters<Network['become']>[0] = 'working'
  const sent: string[] = []
  return {
    sent,
    become: (wanted) => {
      state = wanted
    },
    fetch: (url, init) => {
      sent.push(url)
      if (state === 'unplugged') return Promise.reject(new TypeError('Network request failed'))
      const headers = state === 'token-revoked' ? { Authorization: 'Bearer revoked' } : init.headers
      return fetch(url, { ...init, headers })
    },
  }
}

/** The whole app as it starts on a device, against the real service. Only the device's own parts are put in its place. */
export function renderApp({ url = '/', ...given }: Partial<Ports> & { url?: string } = {}) {
  const ports = makePorts({ homeAddress: serviceUrl(), ...given })
  let starts = 0
  const app = (location: string) => (
    <Device>
      <PortsContext.Provider key={starts} value={ports}>
        <ExpoRoot context={getMockContext('./app')} location={location} />
      </PortsContext.Provider>
    </Device>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  // Not `renderRouter`: it freezes the clock, which real answers over a real network cannot wait for.
  render(app(url))
  return {
    /** The app is closed and opened again; only what the device's vault keeps is still there. */
    restart(location = '/') {
      starts += 1
      screen.rerender(app(location))
    },
  }
}

/** Stays while the app inside it is closed and opened; the library that looks for elements holds on to the outermost one. */
function Device({ children }: { children: ReactNode }) {
  return children
}
