import { judgePin } from '@/domain/people/pin'
import { SESSION_KEY, writeSavedSession } from '@/state/session/savedSession'
import { type Session } from '@/state/session/session'
import { type Vault } from '@/state/vault/vault'
import { isDone } from './entrance'
import { makePerson, type Joined } from './makePerson'
import { type Roster } from './roster'
import { makeSecret, type RandomBytes } from './secrets'

type ShareDeps = { vault: Vault; roster: Roster; session: Session; randomBytes: RandomBytes }

/** Makes a picker's own device one that people share, of whom they are the first. */
export async function share(deps: ShareDeps, pin: string): Promise<Joined> {
  const { vault, roster, session, randomBytes } = deps
  const [signedIn, token] = [session.findWorkplace(), session.findToken()]
  if (signedIn?.role !== 'picker' || token === undefined) return { kind: 'not-kept' }
  const verdict = judgePin(pin)
  if (verdict.kind !== 'ok') return verdict
  if (roster.findDevice() !== undefined) return { kind: 'not-kept' }

  const { picker, ...place } = signedIn
  const setup = { ...place, token, shared: true }
  const secret = makeSecret(randomBytes)
  const person = await makePerson(randomBytes, secret, { name: picker, pin })
  const begin = async () => {
    await roster.clear()
    await roster.add(person)
    // Last: until it is there, the device is its owner's, whatever fails.
    await roster.putDevice({ setup, secret, needsCode: false })
  }
  if (!(await isDone(begin()))) {
    await isDone(roster.clear())
    return { kind: 'not-kept' }
  }
  // Their work goes on as it was; at the next start it is a shared device's.
  await isDone(vault.write(SESSION_KEY, writeSavedSession({ setup, picker })))
  return { kind: 'in' }
}
