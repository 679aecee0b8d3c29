import { spawn, spawnSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { awaitReadyLine } from './awaitReadyLine'
import { hasEnded } from './endProcess'
import { getPostgresBin } from './findPostgres'
import { findFreePort } from './freePort'

export type RunningPostgres = { url: string; stop: () => Promise<void> }

type Account = { uid: number; gid: number } | undefined

/** Texts of shops are UTF-8, and `lower()` must know letters beyond ASCII; the last one exists everywhere. */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** A database of a test run dies with it: a power cut may take it, and waiting for the disk only costs time. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** The server of a test run: the one TEST_DATABASE_URL names, else one of our own. */
export async function startTestPostgres(): Promise<RunningPostgres> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: () => Promise.resolve() } : runPostgres()
}

/** A PostgreSQL of our own in a temporary folder, on a loopback port, gone when stopped. */
export async function runPostgres(options: { durable?: boolean } = {}): Promise<RunningPostgres> {
  const bin = getPostgresBin()
  const account = findUnprivilegedAccount()
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-postgres-'))
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    if (account) await chown(folder, account.uid, account.gid)
    initialise(bin, path.join(folder, 'data'), account)
    const server = await listen(bin, folder, account, options.durable ? [] : careless)
    return {
      url: server.url,
      stop: async () => {
        await server.end()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

function initialise(bin: string, data: string, account: Account): void {
  let complaint = ''
  for (const locale of locales) {
    const { status, stderr, error } = spawnSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'tote', '--auth=trust', '--no-sync', '--encoding=UTF8', `--locale=${locale}`],
      { ...account, cwd: path.dirname(data), encoding: 'utf8', timeout: 60_000 },
    )
    if (status === 0) return
    complaint = error?.message ?? stderr
  }
  throw new Error(`PostgreSQL could not make a database in ${data}:\n${complaint.trim()}`)
}

/**
 * Keeps the server for as long as our end of stdin is open. A test run that crashes or is killed cannot stop what it
 * started, but the kernel closes its pipes: then the server ends, and its folder goes with it.
 * SIGINT is the server's "fast" end; on SIGTERM it would wait for clients that a failed test left connected.
 */
const keeper = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
( read -r _ <&3; kill -INT $server ) >/dev/null 2>&1 & watcher=$!
wait $server; code=$?
kill $watcher 2>/dev/null
rm -rf "$TOTE_POSTGRES_FOLDER"
exit $code
`

async function listen(bin: string, folder: string, account: Account, settings: string[]) {
  const data = path.join(folder, 'data')
  const port = await findFreePort()
  const configured = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    // The default place of the socket belongs to the installed server's own user.
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    ...settings,
  ]
  const command = [
    path.join(bin, 'postgres'),
    '-D',
    data,
    ...configured.flatMap((setting) => ['-c', setting]),
  ]
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', ...command], {
    ...account,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C', TOTE_POSTGRES_FOLDER: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await awaitReadyLine(child, {
    name: 'PostgreSQL',
    line: /(ready to accept connections)/,
    timeLimitMs: 60_000,
  })
  return {
    url: `postgres://tote@127.0.0.1:${port}/postgres`,
    end: async () => {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.stdin.end()
      if (!hasEnded(child)) await gone
    },
  }
}

/** PostgreSQL refuses to run as root, so root borrows an account that may do nothing else. */
function findUnprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const numberOf = (kind: '-u' | '-g', name: string) =>
    spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout.trim()
  for (const name of ['postgres', 'nobody']) {
    const uid = numberOf('-u', name)
    if (uid) return { uid: Number(uid), gid: Number(numberOf('-g', name)) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and no account postgres or nobody was found: run the tests as another user.',
  )
}
