import { keyOf } from '@/domain/barcode/codeKey'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { newProductSchema, newSkuSchema, stockSchema, type NewProduct } from '@/domain/contract/catalogUpdate'
import { skuSchema, vendorIdSchema, type Sku } from '@/domain/contract/ids'
import { decimal } from '@/domain/money/decimal'
import { cleanPrice } from '@/domain/picking/price'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { newBarcode, type BarcodeFault } from './newBarcode'
import { namedStores, skuOf, type ProductDraft } from './productDraft'

/** What is wrong with which field; each has words of its own. */
export type DraftFaults = {
  barcodes?: BarcodeFault | 'known' | 'too-many'
  sku?: 'missing' | 'too-long' | 'known'
  titles?: 'missing'
  category?: 'missing'
  price?: 'missing' | 'too-high'
  maximum?: 'not-a-number'
  stores?: 'missing' | 'too-long'
}

export type DraftVerdict =
  { kind: 'faulty'; faults: DraftFaults } | { kind: 'ready'; vendors: string[]; product: NewProduct }

/** What the device knows of the store that a draft is judged for. */
export type KnownStore = {
  vendorId: string
  layouts: readonly LabelLayout[]
  find: (sku: Sku) => ShelfProduct | undefined
  findByKey: (key: string) => readonly ShelfProduct[]
  categoryIds: readonly string[]
}

/** As many as the contract lets in. */
const MOST_BARCODES = 20

/** A draft as the service takes it, or everything that is to be put right, at once. */
export function judgeDraft(draft: ProductDraft, store: KnownStore): DraftVerdict {
  const faults = findFaults(draft, store)
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const maximum = typedMaximum(draft)
  const product = newProductSchema.parse({
    sku: skuOf(draft),
    title: titlesOf(draft),
    barcodes: barcodesOf(draft, store),
    categories: draft.categoryId === undefined ? [] : [draft.categoryId],
    price: typedPrice(draft),
    pricing_type: draft.pricingType,
    ...(maximum !== undefined && { maximum_sales_quantity: maximum }),
  })
  return { kind: 'ready', vendors: vendorsOf(draft, store.vendorId), product }
}

/** The product of this store that has a code already, whichever way the code is written. */
export function findKnown(barcode: string, store: Pick<KnownStore, 'layouts' | 'findByKey'>) {
  const read = newBarcode(barcode, store.layouts)
  return read.kind === 'barcode' ? store.findByKey(keyOf(read.code))[0] : undefined
}

export function vendorsOf({ where, stores }: ProductDraft, vendorId: string): string[] {
  switch (where) {
    case 'here':
      return [vendorId]
    case 'these':
      return namedStores(stores)
    case 'all':
      return ['*']
  }
}

function findFaults(draft: ProductDraft, store: KnownStore): DraftFaults {
  const faults: { [Field in keyof DraftFaults]: DraftFaults[Field] | undefined } = {
    barcodes: barcodesFault(draft, store),
    sku: skuFault(draft, store),
    titles: Object.keys(titlesOf(draft)).length === 0 ? 'missing' : undefined,
    category: categoryFault(draft, store),
    price: priceFault(draft),
    maximum: draft.maximum.trim() !== '' && typedMaximum(draft) === undefined ? 'not-a-number' : undefined,
    stores: draft.where === 'these' ? storesFault(draft) : undefined,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as DraftFaults
}

function barcodesFault(draft: ProductDraft, store: KnownStore): DraftFaults['barcodes'] {
  const codes = writtenCodes(draft)
  for (const code of codes) {
    const read = newBarcode(code, store.layouts)
    if (read.kind === 'faulty') return read.fault
  }
  if (barcodesOf(draft, store).length > MOST_BARCODES) return 'too-many'
  return isForHereOnly(draft, store) && codes.some((code) => findKnown(code, store)) ? 'known' : undefined
}

function skuFault(draft: ProductDraft, store: KnownStore): DraftFaults['sku'] {
  const written = skuOf(draft).trim()
  if (written === '') return 'missing'
  const sku = newSkuSchema.safeParse(written)
  if (!sku.success) return 'too-long'
  return isForHereOnly(draft, store) && store.find(skuSchema.parse(sku.data)) ? 'known' : undefined
}

/** Where nobody knows the store's categories, nobody can choose one. */
function categoryFault({ categoryId }: ProductDraft, { categoryIds }: KnownStore): DraftFaults['category'] {
  if (categoryIds.length === 0) return undefined
  return categoryId === undefined || !categoryIds.includes(categoryId) ? 'missing' : undefined
}

function priceFault(draft: ProductDraft): DraftFaults['price'] {
  if (!TYPED_PRICE.test(draft.price)) return 'missing'
  return typedPrice(draft) === undefined ? 'too-high' : undefined
}

function storesFault({ stores }: ProductDraft): DraftFaults['stores'] {
  const ids = namedStores(stores)
  if (ids.length === 0) return 'missing'
  return ids.every((id) => vendorIdSchema.safeParse(id).success) ? undefined : 'too-long'
}

/** What one store has, others may still lack. */
const isForHereOnly = (draft: ProductDraft, { vendorId }: KnownStore) =>
  vendorsOf(draft, vendorId).every((id) => id === vendorId)

const writtenCodes = ({ barcodes, typedBarcode }: ProductDraft): string[] =>
  typedBarcode.trim() === '' ? barcodes : [...barcodes, typedBarcode]

/** Each once, however it was written. */
function barcodesOf(draft: ProductDraft, { layouts }: KnownStore): string[] {
  const byKey = new Map<string, string>()
  for (const written of writtenCodes(draft)) {
    const read = newBarcode(written, layouts)
    if (read.kind === 'barcode' && !byKey.has(keyOf(read.code))) byKey.set(keyOf(read.code), read.barcode)
  }
  return [...byKey.values()]
}

/** `en_GB`, `zh-Hant`: what is kept on a disk may name a title by anything. */
const LOCALE = /^[A-Za-z][\w-]*$/

const titlesOf = ({ titles }: ProductDraft): Record<string, string> =>
  Object.fromEntries(
    Object.entries(titles)
      .filter(([locale, text]) => LOCALE.test(locale) && text.trim() !== '')
      .map(([locale, text]) => [locale, text.trim()]),
  )

const TYPED_PRICE = /^\d+(\.\d*)?$/

export function typedPrice({ price }: Pick<ProductDraft, 'price'>): number | undefined {
  if (!TYPED_PRICE.test(price)) return undefined
  return cleanPrice(decimal(price.replace(/\.$/, '')).toNumber())
}

/** A maximum of none would be a product that nobody can order. */
export function typedMaximum({ maximum }: Pick<ProductDraft, 'maximum'>): number | undefined {
  const written = maximum.trim()
  const parsed = /^\d+$/.test(written) ? stockSchema.min(1).safeParse(Number(written)) : undefined
  return parsed?.data
}
