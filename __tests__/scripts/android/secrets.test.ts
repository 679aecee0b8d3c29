import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DrivenSession } from '@/scripts/android/drivenSession'
import { findInFiles } from '@/scripts/android/findInFiles'
import { judgeSession } from '@/scripts/android/judgeSession'

const secrets = { token: 'tok+en/1', phone: '+493023125', comment: 'Ring twice', portalKey: 'key-of-the-portal' }

/** A session that leaves nothing behind. */
const clean: DrivenSession = {
  secrets,
  whileSignedIn: {
    localStorage: '{"session":"tok+en/1"}',
    'indexedDB tote-kept/reads': '["+493023125","Ring twice"]',
  },
  afterSignOut: { localStorage: '{}', 'indexedDB tote-kept/reads': '[]' },
  console: '',
  log: '',
}

test('passes a session that leaves nothing behind', () => {
  expect(judgeSession(clean, [])).toEqual({ faults: [], remains: [] })
})

test.each<[string, Partial<DrivenSession>, RegExp]>([
  [
    'a token that outlives the sign-out',
    { afterSignOut: { localStorage: 'tok+en/1' } },
    /After the sign-out there is still the token in localStorage/,
  ],
  [
    'a customer in a cache',
    { afterSignOut: { 'caches /orders': 'call +493023125' } },
    /still the phone in caches/,
  ],
  [
    'a token outside the vault',
    { whileSignedIn: { ...clean.whileSignedIn, cookies: 'tok+en/1' } },
    /token in cookies, where it does not belong/,
  ],
  ['a chatty page', { console: 'sent tok+en/1' }, /token in the console of the browser/],
  ['a chatty service', { log: '{"phone":"+493023125"}' }, /phone in the log of the service/],
  [
    'a search that sees nothing',
    { whileSignedIn: { ...clean.whileSignedIn, localStorage: '{}' } },
    /is blind: it did not find the token/,
  ],
])('tells of %s', (_what, change, sentence) => {
  expect(judgeSession({ ...clean, ...change }, []).faults).toEqual([expect.stringMatching(sentence)])
})

test("tells files apart from the browser's own logs, which it tidies up when it likes", () => {
  const report = judgeSession(clean, [
    { secret: 'phone', file: 'Default/Cache/Cache_Data/c2_0', offset: 3 },
    { secret: 'token', file: 'Default/Local Storage/leveldb/000003.log', offset: 3 },
  ])
  expect(report.faults).toEqual([expect.stringMatching(/the phone in the browser's Default\/Cache/)])
  expect(report.remains).toEqual(['token in Local Storage'])
})

describe('the search in files', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tote-secrets-'))
    mkdirSync(path.join(folder, 'deep', 'er'), { recursive: true })
    writeFileSync(path.join(folder, 'clean'), 'nothing')
    writeFileSync(path.join(folder, 'deep', 'er', 'text'), 'before tok+en/1 after')
    writeFileSync(path.join(folder, 'bytecode'), Buffer.from('x tok+en/1', 'utf16le'))
    writeFileSync(path.join(folder, 'address'), 'https://example.com/?t=tok%2Ben%2F1')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('finds a text as it is, in two bytes a character and in an address', () => {
    const found = findInFiles(folder, secrets).map(({ secret, file }) => [secret, file])
    expect(found.sort()).toEqual([
      ['token', 'address'],
      ['token', 'bytecode'],
      ['token', path.join('deep', 'er', 'text')],
    ])
  })
})
