import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { driveSession } from './drivenSession'
import { findInFiles } from './findInFiles'
import { judgeSession, type SessionReport } from './judgeSession'

/** Drives a session with its files in `folder`, and looks at what it left there. */
export async function checkSession(folder: string): Promise<SessionReport> {
  const places = { profile: path.join(folder, 'profile'), temporary: path.join(folder, 'temporary') }
  for (const place of Object.values(places)) await mkdir(place, { recursive: true })
  const session = await driveSession(places)
  const report = judgeSession(session, findInFiles(places.profile, session.secrets))
  const temporary = findInFiles(places.temporary, session.secrets)
  return {
    ...report,
    faults: [
      ...report.faults,
      ...temporary.map(({ secret, file }) => `There is the ${secret} in the temporary file ${file}.`),
    ],
  }
}
