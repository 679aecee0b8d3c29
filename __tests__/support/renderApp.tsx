import { act, render, screen } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactNode } from 'react'
import { type Fetch } from '@/api/client'
import { type Demo } from '@/domain/contract/demo'
import { type DeviceRole } from '@/domain/contract/device'
import { type Order } from '@/domain/contract/order'
import { orderListSchema } from '@/domain/contract/orderList'
import { productListSchema, type Product } from '@/domain/contract/product'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { PortsContext, type Ports } from '@/state/ports'
import { makePorts } from './device'

/** The real service that runs beside the tests. */
export function serviceUrl(): string {
  const url = process.env.TOTE_TEST_SERVICE_URL
  if (url === undefined) throw new Error('TOTE_TEST_SERVICE_URL is missing: the service was not started')
  return url
}

/** While a test waits for something of its own, the app goes on, and may draw what it likes. */
async function meanwhile<Result>(work: () => Promise<Result>): Promise<Result> {
  const working = work()
  await act(async () => void (await working))
  return working
}

export async function getDemoCode(role: DeviceRole): Promise<string> {
  const ask = async () => (await (await fetch(`${serviceUrl()}/demo.json`)).json()) as Demo
  const demo = await meanwhile(ask)
  const found = demo.sign_ins.find((signIn) => signIn.role === role)
  if (found === undefined) throw new Error(`The demo has no ${role}`)
  return found.setup_code
}

/** What the service tells the demo's picker about the store. */
async function askDemoStore(path: string): Promise<unknown> {
  const verdict = parseSetupCode(await getDemoCode('picker'), undefined)
  if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
  const { chainId, vendorId, token } = verdict.setup
  const address = `${serviceUrl()}/v2/chains/${chainId}/vendors/${vendorId}${path}`
  return meanwhile(async () => {
    const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
    return answer.json()
  })
}

/** The orders that the demo's picker sees, straight from the service. */
export async function getDemoOrders(): Promise<Order[]> {
  return orderListSchema.parse(await askDemoStore('/orders?status=RECEIVED&page_size=100'))
}

export async function getDemoProduct(sku: string): Promise<Product> {
  const { products } = productListSchema.parse(await askDemoStore(`/catalog?query_term=${sku}`))
  const product = products.find((found) => found.sku === sku)
  if (product === undefined) throw new Error(`The demo has no ${sku}`)
  return product
}

export type Network = {
  fetch: Fetch
  /** Every address that was asked. */
  sent: string[]
  /**
   * `unplugged` fails as in a cold room; `slow` keeps everything until it becomes something else; `token-revoked`
   * sends a token that the service does not know.
   */
  become(state: 'working' | 'unplugged' | 'slow' | 'token-revoked'): void
}

/** The real network to the real service, with a switch. */
export function makeNetwork(): Network {
  let state: Parameters<Network['become']>[0] = 'working'
  const sent: string[] = []
  const waiting: (() => void)[] = []
  return {
    sent,
    become: (wanted) => {
      state = wanted
      if (state !== 'slow') waiting.splice(0).forEach((goOn) => goOn())
    },
    fetch: async (url, init) => {
      sent.push(url)
      if (state === 'slow') await new Promise<void>((goOn) => waiting.push(goOn))
      if (state === 'unplugged') return Promise.reject(new TypeError('Network request failed'))
      const headers = state === 'token-revoked' ? { Authorization: 'Bearer revoked' } : init.headers
      return fetch(url, { ...init, headers })
    },
  }
}

/** The real network to the real service, which has not heard of one of its orders until that arrives. */
export function makeLateOrder({ order_id }: Order) {
  let hasArrived = false
  let answers = 0
  const send: Fetch = async (url, init) => {
    const answer = await fetch(url, init)
    if (!url.includes('status=RECEIVED')) return answer
    answers += 1
    if (hasArrived) return answer
    const orders = orderListSchema.parse(await answer.json())
    return Response.json(orders.filter((order) => order.order_id !== order_id))
  }
  return {
    fetch: send,
    /** How often the list of orders was answered. */
    answers: () => answers,
    arrive: () => {
      hasArrived = true
    },
  }
}

/** The whole app as it starts on a device, against the real service. Only the device's own parts are put in its place. */
export function renderApp({ url = '/', ...given }: Partial<Ports> & { url?: string } = {}) {
  const ports = makePorts({ homeAddress: serviceUrl(), ...given })
  let starts = 0
  const app = (location: string) => (
    <Device>
      <PortsContext.Provider key={starts} value={{ ...ports, firstPath: location }}>
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
