import fc from 'fast-check'
import {
  jsonText,
  NASTY_KEYS,
  NASTY_NUMBERS,
  NASTY_QUERY_VALUES,
  NASTY_STEPS,
  NASTY_TEXTS,
  nastyValues,
} from './nastyValues'

/** A request before it is written down, still in parts that can be broken one by one. */
export interface Draft {
  method: string
  /** The address between its slashes, escaped. */
  steps: string[]
  /** Names and escaped values; a name may stand there twice. */
  query: [string, string][]
  headers: Record<string, string>
  body: unknown
  /** The body as written, where it is no longer what JSON makes of `body`. */
  text: string | undefined
  encoding: 'utf8' | 'latin1'
}

type Breakage = (draft: Draft) => Draft

/** One thing wrong with a request. */
export const breakages: fc.Arbitrary<Breakage> = fc.oneof(
  { weight: 8, arbitrary: damagedBody() },
  { weight: 3, arbitrary: damagedText() },
  { weight: 1, arbitrary: wrongType() },
  { weight: 2, arbitrary: strangeStep() },
  { weight: 2, arbitrary: strangeQuery() },
  { weight: 1, arbitrary: wrongMethod() },
  { weight: 1, arbitrary: oddAuthorization() },
)

/** A field somewhere in the body gets a value it must not have, is missing, or has company. */
function damagedBody(): fc.Arbitrary<Breakage> {
  const damage: fc.Arbitrary<(before: unknown) => unknown> = fc.oneof(
    { weight: 4, arbitrary: nastyValues.map((value) => () => value) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom(...NASTY_TEXTS), fc.constantFrom(...NASTY_NUMBERS)).map(
        ([text, number]) =>
          (before: unknown) =>
            typeof before === 'number' ? number : text,
      ),
    },
    { weight: 2, arbitrary: fc.constant(() => undefined) },
    { weight: 1, arbitrary: fc.constant((before: unknown) => [before]) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...NASTY_KEYS), nastyValues).map(
        ([key, value]) =>
          (before: unknown) =>
            isObject(before) ? { ...before, [key]: value } : value,
      ),
    },
  )
  return fc.tuple(fc.nat(), damage).map(([place, change]) => (draft) => {
    const places = placesIn(draft.body)
    const body = changeAt(draft.body, places[place % places.length] ?? [], change)
    return { ...draft, body }
  })
}

/** More than a body may have. */
const TOO_MUCH = 1_100_000

function damagedText(): fc.Arbitrary<Breakage> {
  const cut = fc.nat().map((at) => (text: string) => text.slice(0, at % Math.max(1, text.length)))
  const others = fc.constantFrom<(text: string) => string | undefined>(
    () => undefined,
    () => '',
    () => ' ',
    () => 'null',
    () => '[]',
    () => '"{}"',
    () => 'NaN',
    () => '<order/>',
    () => '['.repeat(1000),
    (text) => text + ' '.repeat(TOO_MUCH),
    (text) => `\uFEFF${text}`,
    (text) => `${text}${text}`,
    (text) => text.replaceAll('"', "'"),
    (text) => text.replaceAll(',', ',,'),
    (text) => text.replace('{', '{"\u00e9\u00ff": 1,'),
  )
  return fc
    .tuple(fc.oneof(cut, others), fc.constantFrom<Draft['encoding']>('utf8', 'latin1'))
    .map(([change, encoding]) => (draft) => {
      const before = draft.text ?? (draft.body === undefined ? '' : jsonText(draft.body))
      const headers = { 'content-type': 'application/json', ...draft.headers }
      return { ...draft, headers, text: change(before), body: undefined, encoding }
    })
}

function wrongType(): fc.Arbitrary<Breakage> {
  const types = [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset',
    'application/vnd.api+json',
    'json',
    ';',
    '*/*',
  ]
  return fc.constantFrom(...types).map((type) => (draft) => ({
    ...draft,
    headers: { ...draft.headers, 'content-type': type },
  }))
}

function strangeStep(): fc.Arbitrary<Breakage> {
  return fc.tuple(fc.nat(), fc.constantFrom(...NASTY_STEPS)).map(([place, step]) => (draft) => {
    // The first steps are the place of the API itself; behind them stand the ids.
    const at = 3 + (place % Math.max(1, draft.steps.length - 2))
    return { ...draft, steps: [...draft.steps.slice(0, at), step, ...draft.steps.slice(at + 1)] }
  })
}

function strangeQuery(): fc.Arbitrary<Breakage> {
  const names = ['page', 'page_size', 'status', 'start_time', 'end_time', 'order_id', 'state', 'vendor_id']
  const oddNames = ['__proto__', 'constructor', 'page[]', 'page[a]', '', '%00', '%F0%9F%98%80', '%ff']
  const strange = fc.tuple(
    fc.constantFrom(...names, ...names, ...oddNames),
    fc.constantFrom(...NASTY_QUERY_VALUES),
  )
  const more = fc.array(strange, { minLength: 1, maxLength: 3 })
  return fc.tuple(more, fc.boolean()).map(([added, twice]) => (draft) => ({
    ...draft,
    query: [...draft.query, ...(twice ? draft.query : []), ...added],
  }))
}

function wrongMethod(): fc.Arbitrary<Breakage> {
  return fc
    .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')
    .map((method) => (draft) => ({ ...draft, method }))
}

function oddAuthorization(): fc.Arbitrary<Breakage> {
  const odd: ((authorization: string) => string)[] = [
    () => 'Bearer',
    () => 'Bearer ',
    () => 'Basic dG90ZTp0b3Rl',
    () => 'Bearer null',
    () => `Bearer ${'a'.repeat(6000)}`,
    () => 'Bearer tote_0000000000_00000000000000000000000000',
    () => "Bearer ' or 1=1 --",
    () => 'Bearer \u00fc\u00ff',
    (right) => right.replace('Bearer', 'bearer'),
    (right) => right.replace('Bearer', 'Token'),
    (right) => right.replace('Bearer ', 'Bearer    '),
    (right) => right.replace('Bearer ', ''),
    (right) => `${right}, ${right}`,
    (right) => `${right}x`,
  ]
  return fc.constantFrom(...odd).map((change) => (draft) => ({
    ...draft,
    headers: { ...draft.headers, authorization: change(draft.headers.authorization ?? 'Bearer x') },
  }))
}

type Path = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every place in a value where something stands, the whole first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((entry, index) => placesIn(entry, [...path, index]))]
  if (!isObject(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([key, entry]) => placesIn(entry, [...path, key]))]
}

/** The value with one place changed; what becomes undefined is left out. */
function changeAt(value: unknown, [step, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === step ? changeAt(entry, rest, change) : (entry as unknown)))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, key === step ? changeAt(entry, rest, change) : entry]),
  )
}

/** A right value with fields of another one here and there. */
export function graft(right: unknown, other: unknown, isChosen: () => boolean): unknown {
  if (Array.isArray(right) && Array.isArray(other)) {
    return right.map((entry: unknown, index) =>
      index < other.length ? graft(entry, other[index], isChosen) : entry,
    )
  }
  if (!isObject(right) || !isObject(other)) return isChosen() ? other : right
  const grafted = Object.entries(other).flatMap(([key, value]): [string, unknown][] => {
    if (key in right) return [[key, graft(right[key], value, isChosen)]]
    return isChosen() ? [[key, value]] : []
  })
  return { ...right, ...Object.fromEntries(grafted) }
}
