import { isFeminineArabic } from './arabicGender'
import { brands } from './brands'
import { type Line, type Variety } from './good'
import { type Words } from './words'

/** What the shelf label says: brand, good and variety, then the size. */
export function composeTitle(name: Words, variety: Variety, line: Line, size: Words): Words {
  const [en, de, ar] = nameOfLine(name, variety, line)
  return [capitalised(`${en}, ${size[0]}`), capitalised(`${de}, ${size[1]}`), `${ar}، ${size[2]}`]
}

function nameOfLine(name: Words, variety: Variety, line: Line): Words {
  const en = place(name[0], variety[0], ', ')
  const de = place(germanSuffix(name[1], variety[1]), variety[1], ' ')
  const ar = place(name[2], variety[2], ' ')
  if (line === 'own') return [en, de, ar]
  if (line === 'organic') {
    return [`organic ${en}`, germanOrganic(de), `${ar} ${isFeminineArabic(ar) ? 'عضوية' : 'عضوي'}`]
  }
  return [`${line} ${en}`, `${line} ${de}`, `${brands[line].arabic} ${ar}`]
}

function place(name: string, variety: string, joint: string): string {
  if (name.includes('{}')) return name.replace('{}', variety)
  return variety === '' ? name : name + joint + variety
}

/** "Bio-" joins a noun; a name that begins with an adjective (in lower case) takes it at its end. */
function germanOrganic(name: string): string {
  const first = name.charAt(0)
  return first === first.toLowerCase() ? `${name}, Bio` : `Bio-${name}`
}

/** `{}saft` after `Rote-Bete-` is a noun of its own: Rote-Bete-Saft. */
function germanSuffix(name: string, variety: string): string {
  return variety.endsWith('-') && name.startsWith('{}') ? `{}${capitalised(name.slice(2))}` : name
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
