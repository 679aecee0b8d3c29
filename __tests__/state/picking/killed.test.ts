import { buildSync } from 'esbuild'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { orderIdSchema } from '@/domain/contract/ids'
import { commandSchema, type Command } from '@/domain/outbox/command'
import { pickEventSchema } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { createSqlJournal } from '@/state/journal/sqlJournal'
import { closeFiles, makeFolder, openFile, removeFolders } from '../../support/disks'

const KILLS = 100
/** A life of the app is ended after at most so many acts. */
const MOST_ACTS = 30
/** One life in so many ends before its first act: while the file is opened, recovered or led to its newest shape. */
const EARLY_ONE_IN = 5

const root = resolve(__dirname, '../../..')
const folder = makeFolder()
const path = join(folder, 'tote.db')
const program = join(makeFolder(), 'pickUntilKilled.js')

/** What the app said it had kept of an order, oldest first. */
type Said = { picked: readonly string[]; ended: string | undefined }
const NOTHING: Said = { picked: [], ended: undefined }

beforeAll(() => {
  buildSync({
    entryPoints: [join(root, '__tests__/support/pickUntilKilled.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    external: ['node-sqlite3-wasm'],
    tsconfig: join(root, 'tsconfig.json'),
  })
})
afterAll(() => {
  closeFiles()
  removeFolders()
})

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Lets the app live until it has said so much, and a random moment longer. Gives back what it said. */
async function liveAndBeKilled({ acts, moreMs }: { acts: number; moreMs: number }): Promise<string[]> {
  const env = { ...process.env, NODE_PATH: join(root, 'node_modules') }
  // A life is too short for its SQLite to be compiled well; without this most of it is spent on that.
  const app = spawn(process.execPath, ['--liftoff-only', program, path], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complaint = ''
  app.stderr.on('data', (chunk) => (complaint += String(chunk)))
  const ended = once(app, 'close')
  const enough = new Promise<void>((done) => {
    app.stdout.on('data', (chunk) => {
      said += String(chunk)
      if (said.split('\n').length > acts) done()
    })
    if (acts === 0) done()
  })
  await Promise.race([enough, ended])
  await pause(Math.random() * moreMs)
  app.kill('SIGKILL')
  await ended
  if (app.signalCode !== 'SIGKILL') throw new Error(`The app ended by itself: ${complaint}`)
  // The lock of a process goes with it; the SQLite of the tests keeps it in a folder, which stays.
  rmSync(`${path}.lock`, { recursive: true, force: true })
  return said.split('\n').slice(0, -1)
}

/** Returns which orders were spoken of. */
function note(acknowledged: Map<string, Said>, lines: readonly string[]): string[] {
  return lines.map((line) => {
    const [what, orderId = '', id = ''] = line.split(' ')
    const known = acknowledged.get(orderId) ?? NOTHING
    acknowledged.set(
      orderId,
      what === 'ended' ? { ...known, ended: id } : { ...known, picked: [...known.picked, id] },
    )
    return orderId
  })
}

/** What the next start would find. Looked at in a copy, so that it is the app that has to recover its file. */
async function look(check: (journal: Journal, commands: readonly Command[]) => Promise<void>): Promise<void> {
  const copy = makeFolder()
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name))
  const journal = createSqlJournal(async () => openFile(join(copy, 'tote.db'), { alone: true }))
  await check(
    journal,
    (await journal.listCommands()).map((entry) => commandSchema.parse(entry)),
  )
  closeFiles()
  for (const name of readdirSync(copy)) rmSync(join(copy, name), { recursive: true })
}

/** Everything that was said of an order is there. Returns how much is there that nobody got to say. */
async function checkOrder(journal: Journal, commands: readonly Command[], orderId: string, known: Said) {
  const entries = await journal.read(orderIdSchema.parse(orderId), 'Mira')
  const events = entries.map((entry) => pickEventSchema.parse(entry))
  const picked = events.filter(({ type }) => type === 'unit-picked').map(({ id }) => id)
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(picked.filter((id) => known.picked.includes(id))).toEqual(known.picked)
  expect(picked.length).toBeLessThanOrEqual(9)

  const ends = events.flatMap((event) => (event.type === 'end-decided' ? [event.commandId] : []))
  if (known.ended !== undefined) expect(ends).toEqual([known.ended])
  // Both or neither.
  expect(ends).toEqual(commands.filter((command) => command.orderId === orderId).map(({ id }) => id))
  expect(ends.length).toBeLessThanOrEqual(1)
  return { ends, unsaid: events.length - known.picked.length - (known.ended === undefined ? 0 : 1) }
}

it(`has every acknowledged pick after each of ${KILLS} kills, in order and once`, async () => {
  const acknowledged = new Map<string, Said>()
  const saidOf = (orderId: string) => acknowledged.get(orderId) ?? NOTHING
  const startedMs = Date.now()
  note(acknowledged, await liveAndBeKilled({ acts: 1, moreMs: 0 }))
  const startMs = Date.now() - startedMs

  for (let kill = 2; kill <= KILLS; kill += 1) {
    const isEarly = kill % EARLY_ONE_IN === 0
    const acts = isEarly ? 0 : 1 + Math.floor(Math.random() * MOST_ACTS)
    const lines = await liveAndBeKilled({ acts, moreMs: isEarly ? startMs : 5 })
    const touched = new Set(note(acknowledged, lines))
    await look(async (journal, commands) => {
      for (const orderId of touched) await checkOrder(journal, commands, orderId, saidOf(orderId))
    })
  }

  await look(async (journal, commands) => {
    const orderIds = (await journal.listOrders('Mira')).sort()
    expect(orderIds).toEqual(expect.arrayContaining([...acknowledged.keys()]))
    const checked = []
    for (const orderId of orderIds)
      checked.push(await checkOrder(journal, commands, orderId, saidOf(orderId)))
    // In the order in which they were decided.
    expect(checked.flatMap(({ ends }) => ends)).toEqual(commands.map(({ id }) => id))
    // A kill may fall between the disk and the word, which leaves one act unsaid.
    expect(checked.reduce((sum, { unsaid }) => sum + unsaid, 0)).toBeLessThanOrEqual(KILLS)
    expect(commands.length).toBeGreaterThan(KILLS / 2)
  })
})
