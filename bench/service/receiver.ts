import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@/domain/contract/order'
import { listenAnywhere } from './bare/bareServers'

/** A partner who takes every event at once and notes when each order's first one came. */
export interface Receiver {
  webhook: { url: string; secret: string }
  arrivedAt: Map<string, number>
  /** False when some had not come in time. */
  waitFor(orders: readonly Order[]): Promise<boolean>
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

export async function startReceiver(): Promise<Receiver> {
  const arrivedAt = new Map<string, number>()
  const server = createServer((request, response) => {
    const at = performance.timeOrigin + performance.now()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { order_id } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Order
      if (!arrivedAt.has(order_id)) arrivedAt.set(order_id, at)
      response.writeHead(204).end()
    })
  })
  const port = await listenAnywhere(server)
  return {
    webhook: { url: `http://127.0.0.1:${port}/events`, secret: 'secret-of-the-benchmark' },
    arrivedAt,
    waitFor: async (orders) => {
      const deadline = Date.now() + PATIENCE_MS
      while (!orders.every(({ order_id }) => arrivedAt.has(order_id))) {
        if (Date.now() > deadline) return false
        await sleep(50)
      }
      return true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
