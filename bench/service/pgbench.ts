import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isExecutable, findOnPath } from '@/scripts/support/findExecutable'
import { getPostgresBin } from '@/scripts/support/findPostgres'
import type { Row } from './sections'

const execute = promisify(execFile)

/** As many as the service keeps open for requests. */
const CLIENTS = 10

/** The same SELECT by PostgreSQL's own tool, over and over: what the database gives when nothing is around it. */
export async function runPgbench(
  databaseUrl: string,
  order: { chainId: string; orderId: string },
  seconds: number,
): Promise<Row | undefined> {
  const beside = path.join(getPostgresBin(), 'pgbench')
  const program = isExecutable(beside) ? beside : findOnPath('pgbench')
  if (!program) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-pgbench-'))
  try {
    const script = path.join(folder, 'read.sql')
    await writeFile(
      script,
      `select vendor_id, document::text as text from orders where order_id = '${order.orderId}' and chain_id = '${order.chainId}' and created_at >= now() - interval '60 days';\n`,
    )
    const wholeSeconds = String(Math.max(1, Math.round(seconds)))
    const args = ['-n', '-M', 'prepared', '-c', String(CLIENTS), '-j', '1', '-T', wholeSeconds, '-f', script]
    const { stdout } = await execute(program, [...args, databaseUrl])
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1] ?? Number.NaN)
    return { name: `pgbench, ${CLIENTS} clients`, perSecond, remark: 'the database alone, without HTTP' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
