import { inSlices, type Pause } from './inSlices'

/** Parsed at one go, a longer one would hold up a scan on a slow device. */
const LONG_CHARS = 50_000

/** In front of a list: nothing, or the fields of an envelope down to the name of the list. */
const HEAD =
  /^\s*(?:\{\s*(?:"[^"\\]*"\s*:\s*(?:"[^"\\]*"|[-\d.eE+]+|true|false|null)\s*,\s*)*"([^"\\]+)"\s*:\s*)?$/

const FIRST_FIELD = /\{"[^"\\]+":/y

/**
 * `JSON.parse`, and for a long list of records one record at a time, with pauses. Throws as `JSON.parse` does where the
 * text is no JSON; whatever is not written like a list of records is parsed at one go.
 */
export async function parseLong(text: string, pause?: Pause): Promise<unknown> {
  if (text.length < LONG_CHARS) return JSON.parse(text)
  const list = findList(text)
  if (list === undefined) return JSON.parse(text)
  const records = await inSlices(parseRecords(text, list), pause)
  const whole = records && putInto(text, list, records)
  return whole === undefined ? JSON.parse(text) : whole
}

/** `from` and `to`: the first record's `{` and the last one's `}`. `name`: of the list in its envelope. */
type List = { from: number; to: number; between: string; name: string | undefined }

/**
 * Records of one kind are written with the same field first; that tells where one ends and the next begins. A guess:
 * the same may stand deeper in a record or in somebody's name. Then what is cut out there is no JSON.
 */
function findList(text: string): List | undefined {
  const from = text.indexOf('[{"') + 1
  const head = from === 0 ? null : HEAD.exec(text.slice(0, from - 1))
  FIRST_FIELD.lastIndex = from
  const first = FIRST_FIELD.exec(text)?.[0]
  const to = text.lastIndexOf('}]')
  if (head === null || first === undefined || to < from) return undefined
  return { from, to, between: `},${first}`, name: head[1] }
}

function* parseRecords(text: string, { from, to, between }: List): Generator<void, unknown[] | undefined> {
  const records: unknown[] = []
  for (let at = from; at <= to;) {
    const next = text.indexOf(between, at)
    const end = next === -1 || next > to ? to : next
    const record = tryJson(text.slice(at, end + 1))
    if (record === NOT_JSON) return undefined
    records.push(record)
    // Behind the comma.
    at = end + 2
    yield
  }
  return records
}

/** What stands around the list, with the records in their place. */
function putInto(text: string, { from, to, name }: List, records: readonly unknown[]): unknown {
  const frame = tryJson(text.slice(0, from) + text.slice(to + 1))
  if (name === undefined) return Array.isArray(frame) ? records : undefined
  if (typeof frame !== 'object' || frame === null || !(name in frame)) return undefined
  // Of two fields with one name the last one counts.
  if (text.includes(`"${name}"`, to)) return undefined
  return { ...frame, [name]: records }
}

const NOT_JSON = Symbol('not JSON')

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
