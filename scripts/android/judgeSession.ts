import path from 'node:path'
import { type DrivenSession } from './drivenSession'
import { type Find } from './findInFiles'
import { findInStored } from './storedInPage'

/** What may stand where while somebody is signed in: the token in the vault, the customer with the orders that are kept. */
const allowedWhileSignedIn = [
  /^token in localStorage$/,
  /^(phone|comment) in indexedDB tote-kept\//,
  // The outbox holds what must be sent, and an order's comment is no part of it; the journal names no customer.
]

/** A search that finds none of these has not looked. */
const mustBeFound = ['token in localStorage', 'phone in indexedDB', 'comment in indexedDB']

/**
 * Chromium appends to a log and forgets what was overwritten when it tidies up, which no page can ask for. What is left
 * there is told, not failed: devices use the Keystore and an SQLite that overwrites what it deletes.
 */
const browserLogs = /^Default\/(Local Storage|IndexedDB|Session Storage)\//

export type SessionReport = { faults: string[]; remains: string[] }

/** What a session left behind, in what the page can read and in the files of the browser. */
export function judgeSession(session: DrivenSession, files: Find[]): SessionReport {
  const { secrets, whileSignedIn, afterSignOut } = session
  const during = findInStored(whileSignedIn, secrets)
  const said = { 'the console of the browser': session.console, 'the log of the service': session.log }
  const inFiles = files.map(({ secret, file }) => ({ secret, file: file.split(path.sep).join('/') }))
  return {
    faults: [
      ...mustBeFound
        .filter((wanted) => !during.some((found) => found.startsWith(wanted)))
        .map(
          (wanted) =>
            `The search for what a session leaves behind is blind: it did not find the ${wanted} while somebody was signed in.`,
        ),
      ...during
        .filter((found) => !allowedWhileSignedIn.some((allowed) => allowed.test(found)))
        .map((found) => `While somebody is signed in there is the ${found}, where it does not belong.`),
      ...findInStored(afterSignOut, secrets).map((found) => `After the sign-out there is still the ${found}.`),
      ...findInStored(said, secrets).map((found) => `There is the ${found}.`),
      ...inFiles
        .filter(({ file }) => !browserLogs.test(file))
        .map(({ secret, file }) => `After the sign-out there is still the ${secret} in the browser's ${file}.`),
    ],
    remains: [
      ...new Set(
        inFiles
          .filter(({ file }) => browserLogs.test(file))
          .map(({ secret, file }) => `${secret} in ${file.split('/').slice(1, 2).join('')}`),
      ),
    ],
  }
}
