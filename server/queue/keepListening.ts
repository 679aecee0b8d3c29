import type pg from 'pg'

/** Between two attempts to listen again; events are found by polling meanwhile. */
const PAUSE_MS = 1_000

export interface Listening {
  close(): Promise<void>
}

/**
 * Holds one connection that listens on a channel. When the server ends it, another takes its place: a client that
 * is lent out tells of its end by an `error`, which would end the process if nobody listened to it.
 */
export async function keepListening(
  pool: pg.Pool,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<Listening> {
  let current: pg.PoolClient | undefined
  let isClosed = false
  let pause: NodeJS.Timeout | undefined

  const listen = async () => {
    const client = await pool.connect()
    try {
      client.on('error', () => replace(client))
      client.on('end', () => replace(client))
      client.on('notification', (message) => {
        if (message.channel === channel) onNotification(message.payload ?? '')
      })
      await client.query(`listen "${channel}"`)
    } catch (problem) {
      client.release(true)
      throw problem
    }
    if (isClosed) return client.release(true)
    current = client
    onReconnect()
  }
  const replace = (lost: pg.PoolClient) => {
    if (lost !== current) return
    current = undefined
    lost.release(true)
    listenAgain()
  }
  const listenAgain = () => {
    if (isClosed) return
    pause = setTimeout(() => void listen().catch(listenAgain), PAUSE_MS)
  }

  await listen()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(pause)
      const last = current
      current = undefined
      await last?.query(`unlisten "${channel}"`).catch(() => undefined)
      last?.release(true)
    },
  }
}
