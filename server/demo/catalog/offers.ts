import { AS_IT_IS, type Good, type Line, type Variety } from './good'
import { Chance } from './random'
import { readSize, type Size } from './sizes'
import { composeTitle } from './titles'
import { type Words } from './words'

const FURTHER_STOCKED_PERCENT = 54

/** One good as it stands on the shelf: a variety, under a label, in a size. */
export interface Offer {
  good: Good
  variety: Variety
  line: Line
  size: Size
  timesFirstSize: number
  title: Words
  chance: Chance
}

export function offersOf(good: Good): Offer[] {
  const { varieties = [AS_IT_IS], lines = ['own'] } = good
  const firstSize = readSize(good.sizes[0])
  const furtherSizes = good.sizes.slice(1).map(readSize)
  return varieties.flatMap((variety, index) => {
    const lineOfFurther = lines[index % lines.length] ?? 'own'
    const offer = (line: Line, size: Size): Offer => {
      const title = composeTitle(good.name, variety, line, size.label)
      const timesFirstSize = size.amount / firstSize.amount
      return { good, variety, line, size, timesFirstSize, title, chance: new Chance(title[0]) }
    }
    const [first, ...further] = [
      ...lines.map((line) => offer(line, firstSize)),
      ...furtherSizes.map((size) => offer(lineOfFurther, size)),
    ]
    return first === undefined ? [] : [first, ...further.filter(isStocked)]
  })
}

/** No store stocks every variety under every label in every size. */
function isStocked({ chance }: Offer): boolean {
  return chance.percent(FURTHER_STOCKED_PERCENT)
}
