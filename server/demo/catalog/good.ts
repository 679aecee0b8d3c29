import { type BrandName } from './brands'
import { type ColourName } from './pictures/palette'
import { type BackdropName, type MarkName, type ShapeName } from './pictures/recipe'
import { type SizeText } from './sizes'
import { type Words } from './words'

/** Under which label a good is sold: the store's own (unnamed), its organic range, or a brand. */
export type Line = 'own' | 'organic' | BrandName

/** How a variety is worded, and where it looks different from the good: its colour, its shape. */
export type Variety = readonly [en: string, de: string, ar: string, colour?: ColourName, shape?: ShapeName]

/** Of a good that comes in one variety only. */
export const AS_IT_IS: Variety = ['', '', '']

export interface Good {
  /**
   * Words are written in lower case unless they are names, or nouns in German. `{}` marks where the variety
   * stands in compounds such as `{}saft`; without it the variety follows.
   */
  name: Words
  about: Words
  picture: readonly [shape: ShapeName, colour: ColourName, mark?: MarkName]
  /** In euro, for the first size under the store's own label. */
  priceEuro: number
  /** Every line comes in the first size; of the further ones each variety has one line only. */
  sizes: readonly [SizeText, ...SizeText[]]
  varieties?: readonly Variety[]
  lines?: readonly Line[]
  /** Where it differs from its leaf. */
  keeping?: Keeping
  /** A second leaf in which people look for it. */
  alsoIn?: string
}

export type Keeping = 'fresh' | 'chilled' | 'frozen' | 'dry' | 'away-from-children' | 'anywhere'

export interface Leaf {
  id: string
  /** The two digits after the 1 in the SKUs of this leaf; never given to another one. */
  block: number
  name: Words
  keeping: Keeping
  /** Numbered in this order: a new good goes to the end, so that SKUs stay with their products. */
  goods: readonly Good[]
}

export interface Department {
  id: string
  name: Words
  backdrop: BackdropName
  leaves: readonly Leaf[]
}
