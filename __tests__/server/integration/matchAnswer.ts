import type { ShownAnswer } from './readExamples'

/** Values that a reader brings along or takes from an answer, by the name in braces. */
export type Names = ReadonlyMap<string, string>

export interface GivenAnswer {
  status: number
  headers: Headers
  text: string
}

export interface Fit {
  /** Empty: the answer is as shown. */
  complaints: string[]
  /** With what this answer gave names to. */
  names: Names
}

const ANYTHING = '…'
const NAME = /\{([a-z]\w*)\}/g

/** Puts the values in the place of their names. */
export function fillIn(text: string, names: Names): string {
  return text.replace(NAME, (_, name: string) => {
    const value = names.get(name)
    if (value === undefined) throw new Error(`{${name}} is used before any answer showed it`)
    return value
  })
}

/** What is shown must be there and equal; what is not shown may be as it likes. */
export function matchAnswer(shown: ShownAnswer, given: GivenAnswer, names: Names): Fit {
  const start: Fit = {
    complaints: given.status === shown.status ? [] : [`the status is ${given.status}, shown ${shown.status}`],
    names,
  }
  const afterHeaders = Object.entries(shown.headers).reduce(
    (fit, [name, value]) =>
      join(fit, (known) => matchValue(value, given.headers.get(name) ?? undefined, name, known)),
    start,
  )
  return join(afterHeaders, (known) => matchBody(shown.body, given.text, known))
}

function matchBody(shown: ShownAnswer['body'], text: string, names: Names): Fit {
  if (shown === undefined) return { complaints: text === '' ? [] : ['the body is not shown'], names }
  if ('text' in shown) return matchText(shown.text, text.trim(), 'the body', names)
  try {
    return matchValue(shown.json, JSON.parse(text), 'body', names)
  } catch {
    return { complaints: [`the body is no JSON but ${brief(text)}`], names }
  }
}

export function matchValue(shown: unknown, given: unknown, place: string, names: Names): Fit {
  if (given === undefined) return { complaints: [`${place} is missing`], names }
  if (shown === ANYTHING) return { complaints: [], names }
  if (typeof shown === 'string' && typeof given === 'string') return matchText(shown, given, place, names)
  if (Array.isArray(shown) && Array.isArray(given)) return matchList(shown, given, place, 0, names)
  if (isObject(shown) && isObject(given)) {
    return Object.entries(shown).reduce<Fit>(
      (fit, [key, value]) => join(fit, (known) => matchValue(value, given[key], `${place}.${key}`, known)),
      { complaints: [], names },
    )
  }
  return { complaints: shown === given ? [] : [differs(place, shown, given)], names }
}

/** `…` in a list stands for any number of entries. */
function matchList(shown: unknown[], given: unknown[], place: string, at: number, names: Names): Fit {
  const [first, ...rest] = shown
  if (first === undefined) {
    return { complaints: at === given.length ? [] : [`${place} has ${given.length} entries`], names }
  }
  if (first !== ANYTHING) {
    const fit = matchValue(first, given[at], `${place}[${at}]`, names)
    return at < given.length ? join(fit, (known) => matchList(rest, given, place, at + 1, known)) : fit
  }
  for (let next = at; next <= given.length; next += 1) {
    const fit = matchList(rest, given, place, next, names)
    if (fit.complaints.length === 0) return fit
  }
  return { complaints: [`${place} holds nothing like ${brief(rest)}`], names }
}

/** In a text, `…` stands for any piece of it, and a name for its value or, when it has none yet, for what is found. */
function matchText(shown: string, given: string, place: string, names: Names): Fit {
  const pattern = shown.split(/(…|\{[a-z]\w*\})/).map((piece) => {
    if (piece === ANYTHING) return '[\\s\\S]*'
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    if (name === undefined) return escaped(piece)
    const value = names.get(name)
    return value === undefined ? `(?<${name}>.+?)` : escaped(value)
  })
  const found = new RegExp(`^${pattern.join('')}$`).exec(given)
  if (!found) return { complaints: [differs(place, shown, given)], names }
  return { complaints: [], names: new Map([...names, ...Object.entries(found.groups ?? {})]) }
}

function join(fit: Fit, next: (names: Names) => Fit): Fit {
  const after = next(fit.names)
  return { complaints: [...fit.complaints, ...after.complaints], names: after.names }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const brief = (value: unknown) => JSON.stringify(value)?.slice(0, 200)

const differs = (place: string, shown: unknown, given: unknown) =>
  `${place} is ${brief(given)}, shown ${brief(shown)}`
