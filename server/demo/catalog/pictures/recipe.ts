import { type ColourName } from './palette'

export type RigidPackage =
  | 'bottle'
  | 'oilBottle'
  | 'waterBottle'
  | 'pumpBottle'
  | 'sprayBottle'
  | 'jug'
  | 'aerosol'
  | 'carton'
  | 'brick'
  | 'tin'
  | 'drinkCan'
  | 'jar'
  | 'shaker'
  | 'tub'
  | 'cup'
  | 'tube'
  | 'box'
  | 'flatBox'

export type SoftPackage =
  | 'pillowBag'
  | 'pouch'
  | 'sack'
  | 'netBag'
  | 'softPack'
  | 'chocolateBar'
  | 'butter'
  | 'tray'
  | 'bowl'
  | 'cheeseSlices'
  | 'iceTub'
  | 'paperBag'

export type Fruit =
  | 'apple'
  | 'pear'
  | 'citrus'
  | 'stoneFruit'
  | 'cherries'
  | 'berries'
  | 'strawberries'
  | 'grapes'
  | 'banana'
  | 'pineapple'
  | 'melon'
  | 'watermelon'
  | 'halfFruit'
  | 'avocado'
  | 'nuts'

export type Vegetable =
  | 'tomatoes'
  | 'carrot'
  | 'cucumber'
  | 'pepper'
  | 'lettuce'
  | 'broccoli'
  | 'potatoes'
  | 'onion'
  | 'mushroom'
  | 'bunch'
  | 'radishes'
  | 'pot'
  | 'leek'
  | 'asparagus'
  | 'aubergine'
  | 'beans'
  | 'pumpkin'
  | 'corn'

export type Baked =
  | 'loaf'
  | 'bun'
  | 'baguette'
  | 'croissant'
  | 'cake'
  | 'muffin'
  | 'biscuit'
  | 'toast'
  | 'flatbread'
  | 'pretzel'

export type FreshCounter =
  | 'cheeseWedge'
  | 'cheeseRound'
  | 'blueCheese'
  | 'eggBox'
  | 'steak'
  | 'drumstick'
  | 'sausages'
  | 'coldCuts'
  | 'fish'
  | 'fillet'
  | 'prawn'

export type HomeThing = 'paperRolls' | 'soap' | 'toothbrush' | 'sponge' | 'candle' | 'icePop' | 'foilRoll'

export type ShapeName = RigidPackage | SoftPackage | Fruit | Vegetable | Baked | FreshCounter | HomeThing

/** The small sign on a label that says what is inside. */
export type MarkName =
  | 'none'
  | 'leaf'
  | 'wheat'
  | 'drop'
  | 'apple'
  | 'berry'
  | 'citrus'
  | 'bean'
  | 'fish'
  | 'paw'
  | 'heart'
  | 'star'
  | 'bubbles'
  | 'flame'
  | 'snow'
  | 'sun'
  | 'flower'
  | 'cup'
  | 'tomato'
  | 'nut'
  | 'sparkle'
  | 'olive'
  | 'wave'
  | 'bird'

export type BackdropName =
  | 'meadow'
  | 'wheat'
  | 'sage'
  | 'ocean'
  | 'dusk'
  | 'cloud'
  | 'dawn'
  | 'clay'
  | 'candy'
  | 'spring'
  | 'cotton'
  | 'orchid'
  | 'linen'
  | 'stone'
  | 'ice'

/** All that a product's picture is drawn from. */
export interface PictureRecipe {
  shape: ShapeName
  /** Of the thing itself, or of what a package says is inside. */
  colour: ColourName
  /** Of caps, lids and bands: the brand's. */
  accent: ColourName
  mark: MarkName
  backdrop: BackdropName
  multipack: boolean
}
