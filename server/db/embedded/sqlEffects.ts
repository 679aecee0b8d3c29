import { sqlStatements, type SqlWord } from './sqlStatements'

/** What outlives a statement in the session that all connections share. */
export type Leftover = 'temporary-tables' | 'advisory-locks' | 'held-cursors'

export type ChannelChange = { kind: 'listen' | 'unlisten'; channel: string } | { kind: 'unlisten-all' }

export interface SqlEffects {
  /** Why it must not reach PGlite; undefined when it may. */
  refusal: string | undefined
  channelChanges: ChannelChange[]
  changesSettings: boolean
  /** Settings that PostgreSQL does not list among its own: `app.tenant`, `role`. */
  unlistedSettings: string[]
  /** Names given with SQL's own PREPARE. */
  prepared: string[]
  leftovers: Leftover[]
}

const worthReading = /\b(?:copy|listen|unlisten|set|reset|set_config|discard|deallocate|prepare)\b/i

const leftoverSigns: [Leftover, RegExp][] = [
  ['temporary-tables', /\btemp(?:orary)?\b|\bpg_temp\b/i],
  ['advisory-locks', /advisory_lock/i],
  ['held-cursors', /\bwith\s+hold\b/i],
]

const COPY_REFUSED = 'The embedded database cannot COPY FROM STDIN or with a PROGRAM; use INSERT and SELECT.'
const ALL_REFUSED =
  'The embedded database has one session for all connections; this would take away what others prepared.'

/** Reads a statement, or several, for what the engine has to know before it runs them. */
export function sqlEffects(sql: string): SqlEffects {
  const effects: SqlEffects = {
    refusal: undefined,
    channelChanges: [],
    changesSettings: false,
    unlistedSettings: [],
    prepared: [],
    leftovers: leftoverSigns.filter(([, sign]) => sign.test(sql)).map(([leftover]) => leftover),
  }
  if (worthReading.test(sql)) {
    for (const words of sqlStatements(sql)) noteStatement(words, effects)
    // May stand anywhere in an expression; when it was only a word in a text, one look too many is taken.
    if (/\bset_config\b/i.test(sql)) effects.changesSettings = true
  }
  return effects
}

function noteStatement(words: SqlWord[], effects: SqlEffects): void {
  const [first, second, third] = words
  if (!first || first.quoted) return
  switch (first.text) {
    case 'listen':
      if (second) effects.channelChanges.push({ kind: 'listen', channel: second.text })
      break
    case 'unlisten':
      if (second) effects.channelChanges.push(unlisten(second))
      break
    case 'set':
      noteSetting(words, effects)
      break
    case 'reset':
      effects.changesSettings = true
      break
    case 'prepare':
      if (second) effects.prepared.push(second.text)
      break
    case 'copy':
      if (leavesEngine(words)) effects.refusal = COPY_REFUSED
      break
    case 'discard':
      if (second?.text === 'all') effects.refusal = ALL_REFUSED
      break
    case 'deallocate':
      if ((second?.text === 'prepare' ? third : second)?.text === 'all') effects.refusal = ALL_REFUSED
      break
    default:
  }
}

function unlisten(target: SqlWord): ChannelChange {
  return target.text === '*' && !target.quoted
    ? { kind: 'unlisten-all' }
    : { kind: 'unlisten', channel: target.text }
}

/** These end with their transaction and leave nothing behind. */
const passing = ['local', 'transaction', 'constraints']

function noteSetting(words: SqlWord[], effects: SqlEffects): void {
  const rest = words.slice(words[1]?.text === 'session' ? 2 : 1)
  const [name, dot, part] = rest
  if (!name || passing.includes(name.text)) return
  effects.changesSettings = true
  if (dot?.text === '.' && part) effects.unlistedSettings.push(`${name.text}.${part.text}`)
  else if (name.text === 'role') effects.unlistedSettings.push('role')
  else if (name.text === 'authorization') effects.unlistedSettings.push('session_authorization')
}

/** Both end PGlite: it can neither wait for the client in the middle of a statement nor start a program. */
function leavesEngine(words: SqlWord[]): boolean {
  const plain = words.map(({ text, quoted }) => (quoted ? undefined : text))
  return plain.some((text, i) => {
    const next = plain[i + 1]
    return (text === 'from' && next === 'stdin') || ((text === 'from' || text === 'to') && next === 'program')
  })
}
