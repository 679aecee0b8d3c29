import { openConnection, type Connection } from './connection'
import type { ClosedLoop, Load } from './protocol'

/** Every connection sends its next request as soon as the last is answered: what the other side can do at most. */
export async function runClosedLoop(job: ClosedLoop): Promise<Load> {
  const requests = job.requests.map((text) => Buffer.from(text))
  const latenciesMs: number[] = []
  const connections = await Promise.all(
    Array.from({ length: job.connections }, () => openConnection(job.port)),
  )
  let sent = 0
  const startedAt = performance.now()
  const endsAt = startedAt + job.seconds * 1000
  const keepAsking = async (connection: Connection) => {
    for (;;) {
      const sentAt = performance.now()
      const request = requests[job.once ? sent : sent % requests.length]
      if (!request || sentAt >= endsAt) return
      sent += 1
      await connection.send(request)
      latenciesMs.push(performance.now() - sentAt)
    }
  }
  await Promise.all(connections.map(keepAsking))
  const seconds = (performance.now() - startedAt) / 1000
  for (const connection of connections) connection.close()
  return { answers: latenciesMs.length, seconds, latenciesMs }
}
