import { type LocalizedText } from '@/domain/contract/product'
import { drawBarcodeKind, packBarcodes, weighedBarcode } from './barcodes'
import { brands } from './brands'
import { composeDescription } from './descriptions'
import { AS_IT_IS, type Department, type Leaf, type Line } from './good'
import { type Offer, offersOf } from './offers'
import { choosePicture } from './pictures/choosePicture'
import { type PictureRecipe } from './pictures/recipe'
import { shelfPrice } from './prices'
import { readSize } from './sizes'
import { drawStock } from './stock'
import { composeTitle } from './titles'
import { type WellKnownProduct, wellKnownProducts } from './wellKnownProducts'
import { localized } from './words'

export interface DemoProduct {
  sku: string
  barcodes: string[]
  title: LocalizedText
  description: LocalizedText
  /** Decimal text in euro; a kilogram's for weighed goods. */
  price: string
  active: boolean
  quantity: number | null
  maximumSalesQuantity: number | null
  pricingType: 'UNIT' | 'KG'
  /** Leaves only. */
  categoryIds: string[]
  picture: PictureRecipe
}

const SKU_PREFIX = 'MH-'
const FIRST_NUMBER = 10_000
const NUMBERS_A_LEAF = 100
const OWN_MAKER_NUMBER = 1000

/** The shelf of one leaf: first what tests and orders know by name, then everything its vocabulary yields. */
export function productsOf(department: Department, leaf: Leaf): DemoProduct[] {
  const wellKnown = wellKnownProducts
    .filter((product) => product.leafId === leaf.id)
    .map((product) => makeWellKnown(department, leaf, product))
  const taken = new Set(wellKnown.map((product) => product.title['en_GB']))
  const offers = leaf.goods.flatMap(offersOf).filter((offer) => !taken.has(offer.title[0]))
  const firstNumber = FIRST_NUMBER + leaf.block * NUMBERS_A_LEAF
  return [
    ...wellKnown,
    ...offers.map((offer, index) => makeProduct(department, leaf, offer, firstNumber + index)),
  ]
}

function makeProduct(department: Department, leaf: Leaf, offer: Offer, number: number): DemoProduct {
  const { good, variety, line, size, timesFirstSize, title, chance } = offer
  return {
    sku: `${SKU_PREFIX}${number}`,
    barcodes: size.weighed
      ? [weighedBarcode(number)]
      : packBarcodes(drawBarcodeKind(chance), makerNumber(line), number),
    title: localized(title),
    description: localized(
      composeDescription(good.about, {
        keeping: good.keeping ?? leaf.keeping,
        isOrganic: line === 'organic',
        isWeighed: size.weighed,
      }),
    ),
    price: shelfPrice(good.priceEuro, timesFirstSize, line, chance),
    ...drawStock(chance, size.weighed),
    pricingType: size.weighed ? 'KG' : 'UNIT',
    categoryIds: good.alsoIn === undefined ? [leaf.id] : [leaf.id, good.alsoIn],
    picture: choosePicture(good.picture, variety, line, department.backdrop, size.multipack),
  }
}

function makeWellKnown(department: Department, leaf: Leaf, product: WellKnownProduct): DemoProduct {
  const { sku, name, about, price, picture, line = 'own', barcodeKind = 'ean-13' } = product
  const size = readSize(product.size)
  const number = Number(sku.slice(SKU_PREFIX.length))
  return {
    sku,
    barcodes: size.weighed ? [weighedBarcode(number)] : packBarcodes(barcodeKind, makerNumber(line), number),
    title: localized(composeTitle(name, AS_IT_IS, line, size.label)),
    description: localized(
      composeDescription(about, { keeping: leaf.keeping, isOrganic: false, isWeighed: size.weighed }),
    ),
    price,
    active: product.active ?? true,
    quantity: product.quantity ?? null,
    maximumSalesQuantity: product.maximumSalesQuantity ?? null,
    pricingType: size.weighed ? 'KG' : 'UNIT',
    categoryIds: [leaf.id],
    picture: choosePicture(picture, AS_IT_IS, line, department.backdrop, size.multipack),
  }
}

function makerNumber(line: Line): number {
  return line === 'own' || line === 'organic' ? OWN_MAKER_NUMBER : brands[line].makerNumber
}
