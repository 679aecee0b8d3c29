import { randomBytes } from 'node:crypto'
import { type Setup } from '@/domain/setup/setupCode'
import { createPeople, type People } from '@/state/people/people'
import { createSession, type Session } from '@/state/session/session'
import { type Vault } from '@/state/vault/vault'
import { makeSetup, makeVault } from './factories'
import { makeClock, type FakeClock } from './fakeClock'

export const sharedSetup = makeSetup({ shared: true })
export const leadSetup = makeSetup({ role: 'lead', token: 'token-of-a-lead' })

export type Run = {
  people: People
  session: Session
  clock: FakeClock
  /** Who is signed in. */
  who(): string | undefined
  /** Lets time pass while the app runs. */
  pass(ms: number): Promise<void>
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The app starts on a device whose vault holds this. Each run has a steady clock of its own, from any number on. */
export async function startApp(vault: Vault, startMs = 5_000): Promise<Run> {
  const session = createSession(vault)
  const clock = makeClock(startMs)
  const people = createPeople({
    vault,
    session,
    clock,
    steadyMs: clock.nowMs,
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
  })
  await people.restore()
  await session.restore()
  const who = () => {
    const now = session.store.getState()
    return now.kind === 'signed-in' ? now.workplace.picker : undefined
  }
  return { people, session, clock, who, pass: (ms) => clock.pass(ms, settled) }
}

/** A shared device that is set up, with these people and their PINs; nobody is signed in. */
export async function makeSharedDevice(crew: Record<string, string>, setup: Setup = sharedSetup) {
  const vault = makeVault()
  const run = await startApp(vault)
  await run.people.setUp(setup)
  for (const [name, pin] of Object.entries(crew)) {
    await run.people.join({ name, pin })
    await run.session.end()
  }
  return { vault, ...run }
}

export function listPeople({ store }: Pick<People, 'store'>) {
  const state = store.getState()
  if (state.kind !== 'shared') throw new Error(`The device is ${state.kind}`)
  return state.people
}

export function idOf(people: Pick<People, 'store'>, name: string) {
  const found = listPeople(people).find((person) => person.name === name)
  if (found === undefined) throw new Error(`${name} is not on this device`)
  return found.id
}
