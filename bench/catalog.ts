import { runScript } from '@/scripts/support/runScript'
import { openClient } from './catalog/client'
import { tableOf, type Line } from './catalog/line'
import { measureExport } from './catalog/measure/export'
import { measureSearch } from './catalog/measure/search'
import { measureUpdate } from './catalog/measure/update'
import { planOf, type Plan } from './catalog/plan'
import { openStage } from './catalog/stage'
import { describeMachine } from './service/machine'
import type { Engine } from './service/stage'

const tell = (line: string) => void process.stderr.write(`${line} ...\n`)

/** `npm run bench:catalog`: a whole assortment changed, exported and searched, next to what the database can do. */
runScript(async () => {
  const plans = planOf(process.argv)
  const machine = describeMachine()
  const tables: string[] = []
  for (const engine of ['postgres', 'embedded'] as const)
    tables.push(await measureEngine(engine, plans[engine]))
  process.stdout.write(`\n${machine}\n\n${tables.join('\n\n')}\n`)
})

async function measureEngine(engine: Engine, plan: Plan): Promise<string> {
  tell(`${engine}: filling a store with ${plan.products.toLocaleString('en')} products`)
  const stage = await openStage(engine, plan.products)
  const client = openClient(stage)
  try {
    const lines: Line[] = []
    for (const [name, measure] of [
      ['update', measureUpdate],
      ['export', measureExport],
      ['search', measureSearch],
    ] as const) {
      tell(`${engine}: ${name}`)
      lines.push(...(await measure(stage, client, plan)))
    }
    return `${headingOf(stage)}\n\n${tableOf(lines)}`
  } finally {
    await client.close()
    await stage.close()
  }
}

const headingOf = ({ engine, databaseVersion }: { engine: Engine; databaseVersion: string }) =>
  engine === 'postgres'
    ? `On PostgreSQL ${databaseVersion}, durable (fsync and synchronous_commit on)`
    : `On the embedded database (PostgreSQL ${databaseVersion}, WebAssembly)`
