import { parentPort, workerData } from 'node:worker_threads'
import { Multiplexer } from './multiplexer'
import { openPglite } from './openPglite'
import { Session } from './session'
import { type FromWorker, type ToWorker, type WorkerSetup } from './threadMessages'

/** The worker thread: PGlite and the connections to it. */

function post(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}

function crash(reason: string): never {
  post({ kind: 'crashed', reason })
  // Ends this thread only. At once, since PGlite may be in the middle of a loop that does not end.
  process.exit(1)
}

async function start(setup: WorkerSetup): Promise<void> {
  const pglite = await openPglite(setup)
  const session = new Session(pglite, {
    notified: (notification) => multiplexer.notify(notification),
    crashed: crash,
  })
  const multiplexer = new Multiplexer({
    session,
    greeting: await session.greeting(),
    idleTransactionMs: setup.idleTransactionMs,
    post,
  })

  const shutDown = async () => {
    await multiplexer.stop()
    await pglite.close()
    post({ kind: 'closed' })
    parentPort?.close()
  }

  parentPort?.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'open':
        return multiplexer.open(message.connection)
      case 'bytes': {
        const { buffer, byteOffset, byteLength } = message.bytes
        return multiplexer.receive(message.connection, Buffer.from(buffer, byteOffset, byteLength))
      }
      case 'confirm':
        return multiplexer.confirm(message.connection, message.count)
      case 'end':
        return multiplexer.end(message.connection)
      case 'close':
        return multiplexer.close(message.connection)
      case 'shutdown':
        void shutDown()
    }
  })
  post({ kind: 'ready' })
}

start(workerData as WorkerSetup).catch((problem: unknown) => {
  post({ kind: 'failed', reason: problem instanceof Error ? problem.message : String(problem) })
  process.exit(1)
})
