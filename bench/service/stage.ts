import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Order } from '@/domain/contract/order'
import { launchService, type LaunchedService } from '@/scripts/support/launchService'
import { runPostgres } from '@/scripts/support/runPostgres'
import type { BareProtocol } from './bare/protocol'
import { startChild } from '../process/child'
import { openStore, type Store } from './store'

export type Engine = 'postgres' | 'embedded'

/** Everything that one engine's figures need: the real service, and the baselines on the same engine. */
export interface Stage {
  engine: Engine
  /** Of PostgreSQL only. */
  databaseUrl: string | undefined
  service: LaunchedService & { port: number }
  store: Store
  /** Opens the baselines; where the database is not shared, these orders are put into theirs. */
  openBaselines(orders: Order[]): Promise<Baselines>
  close(): Promise<void>
}

export interface Baselines {
  pid: number
  bytesPort: number
  driverPort: number
  databaseVersion: string
  answerWith(text: string): Promise<void>
}

export async function openStage(engine: Engine): Promise<Stage> {
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    while (opened.length > 0) await opened.pop()?.()
  }
  try {
    // Durable: a fulfilment's time includes the wait for the disk.
    const server = engine === 'postgres' ? await runPostgres({ durable: true }) : undefined
    if (server) opened.push(server.stop)
    const portalKey = randomBytes(16).toString('hex')
    const service = await launchService({
      script: 'service',
      env: {
        NODE_ENV: 'production',
        PORTAL_KEY: portalKey,
        ...(server && { DATABASE_URL: server.url }),
      },
    })
    opened.push(service.stop)
    const store = await openStore(service.url, portalKey)
    opened.push(store.close)
    return {
      engine,
      databaseUrl: server?.url,
      service: { ...service, port: Number(new URL(service.url).port) },
      store,
      openBaselines: async (orders) => {
        const { baselines, end } = await startBaselines(server?.url, orders)
        opened.push(end)
        return baselines
      },
      close,
    }
  } catch (problem) {
    await close()
    throw problem
  }
}

async function startBaselines(databaseUrl: string | undefined, orders: Order[]) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tote-bench-'))
  const child = startChild<BareProtocol>('service/bare/bareProcess.ts')
  const end = async () => {
    await child.end()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const opened = await child.ask('open', {
      location: { databaseUrl, dataDir },
      orders: databaseUrl ? [] : orders,
    })
    const baselines: Baselines = {
      ...opened,
      pid: child.pid,
      answerWith: async (text) => {
        await child.ask('answerWith', { text })
      },
    }
    return { baselines, end }
  } catch (problem) {
    await end()
    throw problem
  }
}
