/** Many texts in one: of a hundred thousand short strings a device would pay more for each than for its letters. */
export type Texts = {
  readonly all: string
  /** Where each text ends; a separator stands between two. */
  readonly ends: Uint32Array
}

/** No text that is searched has it, so that nothing is found across two of them. */
const SEPARATOR = '\n'

export function packTexts(list: readonly string[]): Texts {
  const ends = new Uint32Array(list.length)
  let end = -1
  list.forEach((text, nth) => {
    end += 1 + text.length
    ends[nth] = end
  })
  return { all: list.join(SEPARATOR), ends }
}

export function textAt(texts: Texts, nth: number): string {
  return texts.all.slice(startOf(texts, nth), texts.ends[nth])
}

/** Which texts contain this part, each once, in their order. */
export function* textsWith(texts: Texts, part: string): Generator<number> {
  let from = texts.all.indexOf(part)
  while (from !== -1) {
    const nth = nthAt(texts, from)
    yield nth
    from = texts.all.indexOf(part, (texts.ends[nth] ?? Infinity) + 1)
  }
}

/** Which texts begin with this part, in their order. */
export function* textsStarting(texts: Texts, part: string): Generator<number> {
  if (texts.all.startsWith(part)) yield 0
  const atStart = SEPARATOR + part
  for (let at = texts.all.indexOf(atStart); at !== -1; at = texts.all.indexOf(atStart, at + 1)) {
    yield nthAt(texts, at)
  }
}

function startOf({ ends }: Texts, nth: number): number {
  return nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1
}

/** The text at this place of all: the first that ends behind it. */
function nthAt({ ends }: Texts, place: number): number {
  let [least, most] = [0, ends.length - 1]
  while (least < most) {
    const middle = (least + most) >> 1
    if ((ends[middle] ?? 0) <= place) least = middle + 1
    else most = middle
  }
  return least
}
