import { runScript } from '@/scripts/support/runScript'
import { startChild } from './process/child'
import type { LoadProtocol } from './service/load/protocol'
import { describeMachine } from './service/machine'
import { measureEngine } from './service/measure/engine'
import { planOf } from './service/plan'
import { startReceiver } from './service/receiver'
import { tableOf } from './service/table'

/** `npm run bench:service`: what the service does on this machine, next to what this machine can do. */
runScript(async () => {
  const plan = planOf(process.argv)
  const tell = (line: string) => void process.stderr.write(`${line} ...\n`)
  const machine = describeMachine()
  const loader = startChild<LoadProtocol>('service/load/loader.ts')
  const receiver = await startReceiver()
  try {
    const reports = []
    for (const engine of ['postgres', 'embedded'] as const) {
      reports.push(await measureEngine(engine, { loader, receiver, plan, tell }))
    }
    const tables = reports.map(({ heading, sections }) => `${heading}\n\n${tableOf(sections)}`)
    process.stdout.write(`\n${machine}\n\n${tables.join('\n\n')}\n`)
  } finally {
    await receiver.close()
    await loader.end()
  }
})
