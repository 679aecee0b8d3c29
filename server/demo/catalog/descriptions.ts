import { type Keeping } from './good'
import { type Words } from './words'

const organic: Words = ['From organic farming.', 'Aus ökologischem Anbau.', 'من الزراعة العضوية.']
const weighed: Words = ['Price per kg.', 'Preis pro kg.', 'السعر للكيلوجرام.']

const keepings: Record<Keeping, Words | undefined> = {
  fresh: undefined,
  anywhere: undefined,
  chilled: ['Keep refrigerated.', 'Gekühlt lagern.', 'يُحفظ مبردًا.'],
  frozen: [
    'Keep frozen at −18 °C or below.',
    'Bei −18 °C oder kälter lagern.',
    'يُحفظ مجمدًا عند 18 درجة مئوية تحت الصفر أو أقل.',
  ],
  dry: ['Store in a cool, dry place.', 'Kühl und trocken lagern.', 'يُحفظ في مكان بارد وجاف.'],
  'away-from-children': [
    'Keep out of reach of children.',
    'Außerhalb der Reichweite von Kindern aufbewahren.',
    'يُحفظ بعيدًا عن متناول الأطفال.',
  ],
}

export function composeDescription(
  about: Words,
  facts: { keeping: Keeping; isOrganic: boolean; isWeighed: boolean },
): Words {
  const parts = [about]
  if (facts.isOrganic) parts.push(organic)
  const keeping = keepings[facts.keeping]
  if (keeping) parts.push(keeping)
  if (facts.isWeighed) parts.push(weighed)
  const joined = (language: 0 | 1 | 2) => parts.map((part) => part[language]).join(' ')
  return [joined(0), joined(1), joined(2)]
}
