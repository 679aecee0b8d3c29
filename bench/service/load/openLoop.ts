import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection, type Connection } from './connection'
import type { Load, OpenLoop } from './protocol'

/** Enough to begin with; a stall opens more, as waiting customers do. */
const CONNECTIONS_READY = 32

/**
 * Requests arrive by the clock, whether or not earlier ones are answered, and each one's time counts from the moment
 * when it should have been sent: a stall is felt by all who arrive during it.
 */
export async function runOpenLoop(job: OpenLoop): Promise<Load & { dueAt: number[] }> {
  const requests = job.requests.map((text) => Buffer.from(text))
  const idle: Connection[] = await Promise.all(
    Array.from({ length: CONNECTIONS_READY }, () => openConnection(job.port)),
  )
  const latenciesMs: number[] = []
  const send = async (request: Buffer, dueAt: number) => {
    const connection = takeOpen(idle) ?? (await openConnection(job.port))
    await connection.send(request)
    latenciesMs.push(performance.now() - dueAt)
    idle.push(connection)
  }

  const startedAt = performance.now()
  const dueTimes = requests.map((_, index) => startedAt + (index * 1000) / job.perSecond)
  const sent: Promise<void>[] = []
  for (const [index, request] of requests.entries()) {
    const dueAt = dueTimes[index] ?? startedAt
    const waitMs = dueAt - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    sent.push(send(request, dueAt))
  }
  await Promise.all(sent)
  const seconds = (performance.now() - startedAt) / 1000
  for (const connection of idle) connection.close()
  const dueAt = dueTimes.map((time) => performance.timeOrigin + time)
  return { answers: latenciesMs.length, seconds, latenciesMs, dueAt }
}

function takeOpen(idle: Connection[]): Connection | undefined {
  for (;;) {
    const connection = idle.pop()
    if (!connection?.isClosed()) return connection
  }
}
