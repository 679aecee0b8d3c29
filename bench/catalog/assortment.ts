import type { NewProduct } from '@/server/catalog/repository'

const BRANDS =
  'Alpenhof Bellavista Cornfield Dunmore Edelweiss Fjordland Goldaehre Hillside Inselgold Juniper'.split(' ')
const KINDS = 'Organic Classic Light Smoked Roasted Fresh Frozen Spicy Creamy Wholegrain Salted Mild'.split(
  ' ',
)
const GOODS = [
  ['Apple Juice', 'Apfelsaft'],
  ['Butter', 'Butter'],
  ['Chickpeas', 'Kichererbsen'],
  ['Dark Chocolate', 'Zartbitterschokolade'],
  ['Espresso Beans', 'Espressobohnen'],
  ['Flour', 'Mehl'],
  ['Goat Cheese', 'Ziegenkäse'],
  ['Honey', 'Honig'],
  ['Ice Cream', 'Eiscreme'],
  ['Jam', 'Konfitüre'],
  ['Kidney Beans', 'Kidneybohnen'],
  ['Lentils', 'Linsen'],
  ['Mustard', 'Senf'],
  ['Noodles', 'Nudeln'],
  ['Olive Oil', 'Olivenöl'],
  ['Pickled Gherkins', 'Gewürzgurken'],
  ['Quinoa', 'Quinoa'],
  ['Rye Bread', 'Roggenbrot'],
  ['Salmon', 'Lachs'],
  ['Tomato Sauce', 'Tomatensoße'],
] as const
const SIZES = ['100 g', '250 g', '500 g', '750 ml', '1 kg', '1.5 l', '6 pack']
export const CATEGORIES = 200

const pick = <Item>(list: readonly Item[], number: number): Item => list[number % list.length] as Item

export const skuOf = (index: number) => `SKU-${String(index).padStart(7, '0')}`
export const barcodeOf = (index: number) => String(4_000_000_000_000 + index * 7_919)
export const categoryOf = (index: number) => `category-${index % CATEGORIES}`

/** The article's own name, which few others share. */
const varietyOf = (index: number) => `No${((index * 2_654_435_761) % 99_991).toString(36)}`

export function productAt(index: number): NewProduct {
  const [english, german] = pick(GOODS, Math.floor(index / 7))
  const brand = pick(BRANDS, index)
  const rest = `${varietyOf(index)} ${pick(SIZES, index)}`
  const title = `${brand} ${pick(KINDS, Math.floor(index / 3))} ${english} ${rest}`
  return {
    sku: skuOf(index),
    barcodes: [barcodeOf(index)],
    title,
    translations: { en_GB: title, de_DE: `${brand} ${german} ${rest}` },
    descriptions: { en_GB: `${title}, for every day.` },
    images: [],
    pricingType: 'UNIT',
    categoryIds: [categoryOf(index)],
    price: '1.99',
    active: true,
    quantity: 100,
    maximumSalesQuantity: null,
  }
}

/** What people type: words, beginnings, pieces of numbers, two letters, and what the store does not have. */
const SEARCHES: ((index: number) => Record<string, string>)[] = [
  (index) => ({ query_term: pick(GOODS, index)[0] }),
  (index) => ({ query_term: pick(KINDS, index) }),
  (index) => ({ query_term: varietyOf(index) }),
  (index) => ({ query_term: `${pick(BRANDS, index)} ${pick(KINDS, index)} ${pick(GOODS, index)[0]}` }),
  (index) => ({ query_term: pick(GOODS, index)[0].slice(0, 3) }),
  (index) => ({ query_term: skuOf(index).slice(4) }),
  (index) => ({ query_term: skuOf(index).slice(-4) }),
  (index) => ({ query_term: barcodeOf(index) }),
  (index) => ({ query_term: barcodeOf(index).slice(-6) }),
  (index) => ({ query_term: pick(GOODS, index)[0].slice(0, 2) }),
  (index) => ({ query_term: pick(GOODS, index)[1], locale: 'de_DE' }),
  (index) => ({ query_term: pick(GOODS, index)[0], category_global_ids: categoryOf(index) }),
  (index) => ({ category_global_ids: categoryOf(index), is_active: 'true' }),
  (index) => ({ query_term: `unheard-of ${index}` }),
  () => ({ query_term: 'zq' }),
]

/** A prime, so that the searches lead all over the store. */
const STRIDE = 7_907

export const searchAt = (index: number, products: number): string =>
  new URLSearchParams(pick(SEARCHES, index)((index * STRIDE) % products)).toString()
