export interface Example {
  /** The section it stands in. */
  section: string
  method: string
  /** With `{names}` of values that come from elsewhere, as in headers and body. */
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** What happens later is asked for again and again until it fits. */
  isRepeated: boolean
  answer: ShownAnswer
}

export interface ShownAnswer {
  status: number
  headers: Record<string, string>
  /** Absent: the answer has none. */
  body: { json: unknown } | { text: string } | undefined
}

/** An `http` block, and what stands between it and the block before. */
interface Block {
  line: number
  content: string
  before: string
}

interface Message {
  start: string
  headers: Record<string, string>
  body: string | undefined
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm
const ANY_HTTP_FENCE = /^.*(```|~~~)\s*http\b/gim
const REQUEST = /^(GET|PUT|POST|DELETE) (\S+) HTTP\/1\.1$/
const ANSWER = /^HTTP\/1\.1 (\d{3})(?: [A-Z][A-Za-z ]*)?$/
const HEADER = /^([A-Za-z-]+): (.+)$/

/** The examples of a document in their order. What it cannot read it refuses: nothing is left out silently. */
export function readExamples(markdown: string): Example[] {
  const blocks = readBlocks(markdown)
  const written = markdown.match(ANY_HTTP_FENCE)?.length ?? 0
  if (written !== blocks.length) throw new Error(`${written} http blocks begin, ${blocks.length} can be read`)
  const examples: Example[] = []
  let section = ''
  for (let index = 0; index < blocks.length; index += 2) {
    const [request, answer] = [blocks[index], blocks[index + 1]]
    if (!request || !answer) throw new Error(`The request of line ${request?.line} has no answer`)
    section = lastHeading(request.before) ?? section
    examples.push({ section, ...readRequest(request), answer: readAnswer(answer) })
  }
  return examples
}

/** The programs of a document, joined as its reader joins them in one file. */
export const readProgram = (markdown: string): string => contentsOf(markdown, 'js').join('\n')

/** The events that a document shows: its blocks of JSON alone. */
export const readEvents = (markdown: string): unknown[] =>
  contentsOf(markdown, 'json').map((content): unknown => JSON.parse(content))

const contentsOf = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(FENCE)].filter((fence) => fence[1] === language).map((fence) => fence[2] ?? '')

function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let before = ''
  let end = 0
  for (const { 0: whole, 1: language, 2: content = '', index } of markdown.matchAll(FENCE)) {
    before += markdown.slice(end, index)
    end = index + whole.length
    if (language !== 'http') continue
    blocks.push({ line: markdown.slice(0, index).split('\n').length, content, before })
    before = ''
  }
  return blocks
}

const lastHeading = (text: string): string | undefined => [...text.matchAll(/^##+ (.+)$/gm)].at(-1)?.[1]

function readRequest({ line, content, before }: Block): Omit<Example, 'section' | 'answer'> {
  const { start, headers, body } = readMessage(line, content)
  const [, method, path] = REQUEST.exec(start) ?? []
  if (!method || !path) throw new Error(`Line ${line} is no request: ${start}`)
  if (body !== undefined) parseJson(line, body)
  return { method, path, headers, body, isRepeated: readHint(line, before) }
}

function readHint(line: number, before: string): boolean {
  const hints = [...before.matchAll(/<!--\s*([\s\S]*?)\s*-->/g)].map(([, hint]) => hint)
  const unknown = hints.find((hint) => hint !== 'until')
  if (unknown !== undefined)
    throw new Error(`Before line ${line} stands a hint without a meaning: ${unknown}`)
  return hints.length > 0
}

function readAnswer({ line, content, before }: Block): ShownAnswer {
  if (readHint(line, before)) throw new Error(`The hint before line ${line} belongs before the request`)
  const { start, headers, body } = readMessage(line, content)
  const [, status] = ANSWER.exec(start) ?? []
  if (!status) throw new Error(`Line ${line} is no answer: ${start}`)
  return { status: Number(status), headers, body: body === undefined ? undefined : readShown(line, body) }
}

const readShown = (line: number, body: string): { json: unknown } | { text: string } =>
  /^[{[]/.test(body) ? { json: parseJson(line, body) } : { text: body }

function readMessage(line: number, content: string): Message {
  const [head = '', ...rest] = content.split('\n\n')
  const [start = '', ...lines] = head.trim().split('\n')
  const headers = lines.map((text) => {
    const [, name, value] = HEADER.exec(text) ?? []
    if (!name || !value) throw new Error(`The block of line ${line} has no such header: ${text}`)
    return [name.toLowerCase(), value] as const
  })
  const body = rest.join('\n\n').trim()
  return { start, headers: Object.fromEntries(headers), body: body === '' ? undefined : body }
}

function parseJson(line: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The body of line ${line} is no JSON`)
  }
}
