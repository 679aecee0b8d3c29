import { setTimeout as sleep } from 'node:timers/promises'
import { openConnection } from '../service/load/connection'

const PER_SECOND = 100
/** More than any stall can keep waiting at that pace. */
const READERS = 16

/**
 * Reads orders by the clock while something else is done. Each one's time counts from the moment when it should have
 * been sent: a stall is felt by all who arrive during it.
 */
export async function readBeside<Result>(
  port: number,
  requests: readonly string[],
  work: () => Promise<Result>,
): Promise<{ result: Result; latenciesMs: number[] }> {
  const bytes = requests.map((text) => Buffer.from(text))
  const latenciesMs: number[] = []
  const startedAt = performance.now()
  let isOver = false
  let sent = 0
  const keepReading = async () => {
    const connection = await openConnection(port)
    while (!isOver) {
      const dueAt = startedAt + (sent * 1000) / PER_SECOND
      const request = bytes[sent % bytes.length]
      if (!request) break
      sent += 1
      const waitMs = dueAt - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      await connection.send(request)
      latenciesMs.push(performance.now() - dueAt)
    }
    connection.close()
  }
  const readers = Array.from({ length: READERS }, keepReading)
  try {
    return { result: await work(), latenciesMs }
  } finally {
    isOver = true
    await Promise.all(readers)
  }
}
