import fc from 'fast-check'
import { makeVault } from '../../support/factories'
import { idOf, makeSharedDevice, startApp, type Run } from '../../support/sharedDevice'
import { triesKey } from '@/state/people/savedPeople'
import { type Vault } from '@/state/vault/vault'

const guess = async ({ people }: Pick<Run, 'people'>, times: number) => {
  const said = []
  for (let time = 0; time < times; time += 1) said.push(await people.enter(idOf(people, 'Mira'), '5938'))
  return said
}

describe('five wrong PINs', () => {
  it('say how many tries are left, and then wait; the right one does not help before the time', async () => {
    const device = await makeSharedDevice({ Mira: '7294' })
    expect(await guess(device, 5)).toEqual([
      { kind: 'wrong', triesLeft: 4 },
      { kind: 'wrong', triesLeft: 3 },
      { kind: 'wrong', triesLeft: 2 },
      { kind: 'wrong', triesLeft: 1 },
      { kind: 'waits', ms: 30_000 },
    ])
    const id = idOf(device.people, 'Mira')
    await device.pass(29_000)
    expect(await device.people.enter(id, '7294')).toEqual({ kind: 'waits', ms: 1_000 })
    await device.pass(1_000)
    expect(device.people.waitMs(id)).toBe(0)
    expect(await device.people.enter(id, '7294')).toEqual({ kind: 'in' })
    await device.session.end()
    expect(await guess(device, 1)).toEqual([{ kind: 'wrong', triesLeft: 4 }])
  })

  it('wait longer after each one from then on', async () => {
    const device = await makeSharedDevice({ Mira: '7294' })
    await guess(device, 5)
    const waits = []
    for (let times = 0; times < 5; times += 1) {
      await device.pass(15 * 60_000)
      waits.push(await guess(device, 1))
    }
    expect(waits.flat()).toEqual(
      [60_000, 120_000, 300_000, 900_000, 900_000].map((ms) => ({ kind: 'waits', ms })),
    )
  })

  it('are one person’s: the others go on', async () => {
    const device = await makeSharedDevice({ Mira: '7294', Jonas: '836150' })
    await guess(device, 5)
    expect(await device.people.enter(idOf(device.people, 'Jonas'), '836150')).toEqual({ kind: 'in' })
  })

  it('count for who changes a PIN, too', async () => {
    const { people, pass } = await makeSharedDevice({ Mira: '7294' })
    await people.enter(idOf(people, 'Mira'), '7294')
    for (let times = 0; times < 4; times += 1) await people.changePin('5938', '6173')
    expect(await people.changePin('5938', '6173')).toEqual({ kind: 'waits', ms: 30_000 })
    await pass(30_000)
    expect(await people.changePin('7294', '6173')).toEqual({ kind: 'in' })
    people.lock()
    expect(await people.enter(idOf(people, 'Mira'), '6173')).toEqual({ kind: 'in' })
  })
})

describe('a wait', () => {
  it('is not over because the app was closed, or because the device lay there switched off', async () => {
    const device = await makeSharedDevice({ Mira: '7294' })
    await guess(device, 5)
    await device.pass(12_000)
    const after = await startApp(device.vault, 9e12)
    const id = idOf(after.people, 'Mira')
    // What was written last: at most five seconds ago.
    expect(after.people.waitMs(id)).toBe(20_000)
    expect(await after.people.enter(id, '7294')).toEqual({ kind: 'waits', ms: 20_000 })
  })

  it('is written down when the app goes to sleep', async () => {
    const device = await makeSharedDevice({ Mira: '7294' })
    await guess(device, 5)
    await device.pass(3_000)
    await device.people.keepWaits()
    const after = await startApp(device.vault)
    expect(after.people.waitMs(idOf(after.people, 'Mira'))).toBe(27_000)
  })

  it('is the same in another tab, where nobody was wrong', async () => {
    const device = await makeSharedDevice({ Mira: '7294' })
    const other = await startApp(device.vault)
    await guess(device, 5)
    expect(await other.people.enter(idOf(other.people, 'Mira'), '7294')).toEqual({
      kind: 'waits',
      ms: 30_000,
    })
  })

  it('is never shortened by restarts, whenever they come: as much app time passes as it says', async () => {
    const moves = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('run' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
        fc.record({ kind: fc.constant('restart' as const), steadyMs: fc.integer({ min: 0, max: 1e12 }) }),
        fc.record({ kind: fc.constant('sleep' as const) }),
      ),
      { maxLength: 12 },
    )
    const device = await makeSharedDevice({ Mira: '7294' })
    await guess(device, 6)
    await device.pass(60_000)
    await guess(device, 1)
    await device.pass(0)
    const waiting = new Map(device.vault.kept)
    await fc.assert(
      fc.asyncProperty(moves, async (life) => {
        const vault = makeVault(new Map(waiting))
        let run = await startApp(vault)
        const id = idOf(run.people, 'Mira')
        const atFirst = run.people.waitMs(id)
        let ran = 0
        for (const move of life) {
          if (move.kind === 'run') {
            await run.pass(move.ms)
            ran += move.ms
          } else if (move.kind === 'sleep') await run.people.keepWaits()
          else {
            run.people.stop()
            run = await startApp(vault, move.steadyMs)
          }
          const left = run.people.waitMs(id)
          expect(left).toBeGreaterThanOrEqual(Math.max(0, atFirst - ran))
          const entry = await run.people.enter(id, '7294')
          if (left > 0) expect(entry).toEqual({ kind: 'waits', ms: left })
          else return
        }
        run.people.stop()
      }),
      { numRuns: 40 },
    )
  })
})

describe('an app that is killed', () => {
  /** Dies as soon as something was written under this key: nothing after that happens any more. */
  const dyingVault = (kept: Map<string, string>, key: string, onDeath: () => void): Vault => {
    const vault = makeVault(kept)
    let isDead = false
    const whileAlive = <Result>(work: () => Promise<Result>) =>
      isDead ? new Promise<Result>(() => undefined) : work()
    return {
      read: (wanted) => whileAlive(() => vault.read(wanted)),
      remove: (wanted) => whileAlive(() => vault.remove(wanted)),
      write: (wanted, value) =>
        whileAlive(async () => {
          await vault.write(wanted, value)
          isDead = wanted === key
          if (!isDead) return
          onDeath()
          await new Promise(() => undefined)
        }),
    }
  }

  it('before it answers has counted the try: nobody guesses for free', async () => {
    const { vault, people } = await makeSharedDevice({ Mira: '7294' })
    const id = idOf(people, 'Mira')
    for (let life = 0; life < 5; life += 1) {
      await new Promise<void>((die) => {
        const dying = startApp(dyingVault(vault.kept, triesKey(id), die))
        void dying.then((run) => run.people.enter(id, '5938'))
      })
    }
    const after = await startApp(vault)
    expect(await after.people.enter(id, '7294')).toEqual({ kind: 'waits', ms: 30_000 })
  })

  it('is not opened by a vault that takes nothing: then nothing was tried', async () => {
    const { vault } = await makeSharedDevice({ Mira: '7294' })
    const { people, who } = await startApp({ ...vault, write: () => Promise.reject(new Error('full')) })
    expect(await people.enter(idOf(people, 'Mira'), '7294')).toEqual({ kind: 'not-kept' })
    expect(who()).toBeUndefined()
  })
})
