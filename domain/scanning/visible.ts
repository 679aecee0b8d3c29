/** The picture of control character 0 in Unicode; the others follow it in their order. */
const FIRST_PICTURE = 0x2400
const LAST_CONTROL = 0x1f
const DELETE = 0x7f
const DELETE_PICTURE = '\u2421'
const SPACE_PICTURE = '\u2423'

/** Marks that are drawn as nothing, or turn the text around them. */
const UNSEEN = /[\u0080-\u00A0\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/

/** The token in a set-up code: whoever looks over a shoulder must not read it off. */
const TOKEN = /([#&]t=)[^&]+/i

/** A code as it came, with everything shown that is usually not seen, but for what nobody may see. */
export function showRaw(text: string): string {
  return [...text.replace(TOKEN, '$1\u2022\u2022\u2022')].map(showCharacter).join('')
}

function showCharacter(character: string): string {
  const point = character.codePointAt(0) ?? 0
  if (point <= LAST_CONTROL) return String.fromCodePoint(FIRST_PICTURE + point)
  if (point === DELETE) return DELETE_PICTURE
  if (character === ' ') return SPACE_PICTURE
  return UNSEEN.test(character)
    ? `\u2039${point.toString(16).toUpperCase().padStart(4, '0')}\u203A`
    : character
}

const KEY_PICTURES: Readonly<Record<string, string>> = { Enter: '\u23CE', Tab: '\u21E5' }

/** The key that ended a scan. */
export function showKey(key: string): string {
  return KEY_PICTURES[key] ?? showRaw(key)
}
