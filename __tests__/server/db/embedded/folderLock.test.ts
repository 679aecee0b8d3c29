import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FolderInUse, FolderNotWritable, lockFolder } from '@/server/db/embedded/folderLock'
import { identityOf } from '@/server/db/embedded/processIdentity'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tote-lock-'))
  file = path.join(folder, 'engine.lock')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function exited(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('exit', resolve))
}

function said(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve))
}

/** The lock of a process that was killed, with its number perhaps in use again. */
function leaveBehind(holder: { pid: number; startedAt?: string; machine?: string }): void {
  writeFileSync(
    file,
    JSON.stringify({ ...identityOf(process.pid), startedAt: 'long ago', token: 'old', ...holder }),
  )
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await exited(child)
  return child.pid ?? 0
}

describe('the lock on a data folder', () => {
  it('is held by one at a time, and leaves nothing behind', async () => {
    const lock = await lockFolder(folder)
    const refusal = lockFolder(folder)
    await expect(refusal).rejects.toBeInstanceOf(FolderInUse)
    await expect(refusal).rejects.toMatchObject({
      pid: process.pid,
      message: `The data folder ${folder} is in use by this process (${process.pid}); end it first or choose another folder.`,
    })
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
    await (await lockFolder(folder)).release()
  })

  it('makes the folder', async () => {
    const deep = path.join(folder, 'a', 'b')
    const lock = await lockFolder(deep)
    expect(readdirSync(deep)).toEqual(['engine.lock'])
    await lock.release()
  })

  it('is taken over from a process that is dead', async () => {
    leaveBehind({ pid: await deadPid() })
    await (await lockFolder(folder)).release()
  })

  it('is taken over when the number of the dead process belongs to another one now', async () => {
    leaveBehind({ pid: process.ppid })
    await (await lockFolder(folder)).release()
  })

  it('is taken over from a process that was killed and not yet collected by its parent', async () => {
    // The shell's child ends soon, and the shell, by then asleep, does not collect it.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 5'])
    const pid = await new Promise<number>((resolve) =>
      parent.stdout.once('data', (line) => resolve(Number(line))),
    )
    leaveBehind(identityOf(pid))
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid })
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(process.kill(pid, 0)).toBe(true)
    await (await lockFolder(folder)).release()
    parent.kill()
    await exited(parent)
  })

  it('is taken over when it cannot be read', async () => {
    writeFileSync(file, '{"pid":')
    await (await lockFolder(folder)).release()
  })

  it('in another container counts as long as its holder shows life', async () => {
    leaveBehind({ pid: 1, machine: 'another' })
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: 1 })
    const minuteAgo = Date.now() / 1000 - 60
    utimesSync(file, minuteAgo, minuteAgo)
    await (await lockFolder(folder)).release()
  })

  it('goes to exactly one of many that race for a dead one', async () => {
    const rounds = Array.from({ length: 200 }, (_, round) => path.join(folder, String(round)))
    const pid = await deadPid()
    for (const round of rounds) {
      const lock = await lockFolder(round)
      await lock.release()
      writeFileSync(
        path.join(round, 'engine.lock'),
        JSON.stringify({ ...identityOf(process.pid), pid, token: 'old' }),
      )
    }
    const racer = path.join(__dirname, 'lockRacer.ts')
    const children = Array.from({ length: 3 }, () =>
      fork(racer, rounds, { execArgv: ['--import', 'tsx'], stdio: 'inherit' }),
    )
    await Promise.all(children.map(said))
    const start = Date.now() + 50
    const won = await Promise.all(
      children.map((child) => {
        child.send(start)
        return said(child) as Promise<string[]>
      }),
    )
    expect(won.flat().sort()).toEqual([...rounds].sort())
    for (const [i, child] of children.entries()) {
      for (const round of won[i] ?? []) {
        expect(JSON.parse(readFileSync(path.join(round, 'engine.lock'), 'utf8'))).toMatchObject({
          pid: child.pid,
        })
      }
    }
    await Promise.all(children.map((child) => (child.disconnect(), exited(child))))
  })

  it.each([
    ['below a file', () => path.join(file, 'data'), 'a file is in its place'],
    ['that is a file', () => file, 'a file is in its place'],
  ])('is refused for a folder %s', async (_where, place, why) => {
    writeFileSync(file, '')
    const refusal = lockFolder(place())
    await expect(refusal).rejects.toBeInstanceOf(FolderNotWritable)
    await expect(refusal).rejects.toThrow(`The data folder ${place()} cannot be written: ${why}.`)
  })
  it('is refused, and does not hang, where the system allows no folder', async () => {
    const place = process.platform === 'linux' ? '/proc/tote' : '/System/tote'
    await expect(lockFolder(place)).rejects.toBeInstanceOf(FolderNotWritable)
  })
})
