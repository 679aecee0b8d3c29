import { type AnswerText } from './answerText'
import { inSlices, type Pause } from './inSlices'

/** Parsed at one go, a longer one would hold up a scan on a slow device. */
const LONG = 50_000

/** In front of a list: nothing, or the fields of an envelope down to the name of the list. */
const HEAD =
  /^\s*(?:\{\s*(?:"[^"\\]*"\s*:\s*(?:"[^"\\]*"|[-\d.eE+]+|true|false|null)\s*,\s*)*"([^"\\]+)"\s*:\s*)?$/

const FIRST_FIELD = /\{"[^"\\]+":/y

/** Who reads the records of a long list one by one. */
export type RecordReader = {
  /** What a record is that is known by its text alone, without being parsed. Undefined: not known. */
  recognize?: (text: string) => unknown
  /** What becomes of a record as soon as it is parsed, in small steps. */
  take: (record: unknown) => Generator<void, unknown>
}

export type ParseOptions = { pause?: Pause | undefined; reader?: RecordReader | undefined }

/**
 * `JSON.parse`, and for a long list of records one record at a time, with pauses. Throws as `JSON.parse` does where the
 * text is no JSON; whatever is not written like a list of records is parsed at one go, and nothing of it is taken.
 */
export async function parseLong(text: AnswerText, { pause, reader }: ParseOptions = {}): Promise<unknown> {
  const whole = text.size < LONG ? UNLIKE : await inSlices(parseRecords(text, reader), pause)
  return whole === UNLIKE ? JSON.parse(text.whole()) : whole
}

/** A text that is not written like a list of records. */
const UNLIKE = Symbol('unlike a list of records')

/** `from`: where the first record begins. `name`: of the list in its envelope. */
type List = { from: number; between: string; name: string | undefined }

/**
 * Records of one kind are written with the same field first; that tells where one ends and the next begins. A guess:
 * the same may stand deeper in a record or in somebody's name. Then what is cut out there is no JSON.
 */
function findList(text: string): List | undefined {
  const from = text.indexOf('[{"') + 1
  const head = from === 0 ? null : HEAD.exec(text.slice(0, from - 1))
  FIRST_FIELD.lastIndex = from
  const first = FIRST_FIELD.exec(text)?.[0]
  return head === null || first === undefined ? undefined : { from, between: `},${first}`, name: head[1] }
}

/** Holds a part of the text and a record at a time. */
function* parseRecords(text: AnswerText, reader: RecordReader | undefined): Generator<void, unknown> {
  const parts = text.parts()[Symbol.iterator]()
  const begin: string = parts.next().value ?? ''
  const list = findList(begin)
  if (list === undefined) return UNLIKE
  const records: unknown[] = []
  let rest = begin.slice(list.from)
  for (;;) {
    let at = 0
    for (let end; (end = rest.indexOf(list.between, at)) !== -1;) {
      const record = yield* readRecord(rest.slice(at, end + 1), reader)
      if (record === UNLIKE) return UNLIKE
      records.push(record)
      // Behind the comma.
      at = end + 2
      yield
    }
    rest = rest.slice(at)
    const part = parts.next()
    if (part.done === true) break
    rest += part.value
    yield
  }
  const to = rest.lastIndexOf('}]')
  const last = yield* readRecord(rest.slice(0, to + 1), reader)
  if (last === UNLIKE) return UNLIKE
  records.push(last)
  return putInto(begin.slice(0, list.from), rest.slice(to + 1), list.name, records)
}

function* readRecord(text: string, reader: RecordReader | undefined): Generator<void, unknown> {
  const known = reader?.recognize?.(text)
  if (known !== undefined) return known
  const record = tryJson(text)
  return record === UNLIKE || reader === undefined ? record : yield* reader.take(record)
}

/** What stands around the list, with the records in their place. */
function putInto(
  before: string,
  after: string,
  name: string | undefined,
  records: readonly unknown[],
): unknown {
  const frame = tryJson(before + after)
  if (name === undefined) return Array.isArray(frame) ? records : UNLIKE
  if (typeof frame !== 'object' || frame === null || !(name in frame)) return UNLIKE
  // Of two fields with one name the last one counts.
  if (after.includes(`"${name}"`)) return UNLIKE
  return { ...frame, [name]: records }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return UNLIKE
  }
}
