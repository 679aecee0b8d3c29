import { hasValidCheckDigit } from '@/domain/barcode/checkDigit'
import { demoCatalog, type DemoProduct } from '@/server/demo/catalog/demoCatalog'
import { departments } from '@/server/demo/catalog/departments'

const { categories, products } = demoCatalog()
const languages = ['en_GB', 'de_DE', 'ar_EG']
const leaves = departments.flatMap((department) => department.leaves)

const share = (matching: (product: DemoProduct) => boolean) =>
  products.filter(matching).length / products.length
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const offenders = (wrong: (product: DemoProduct) => boolean) =>
  products.filter(wrong).map((product) => `${product.sku} ${product.title['en_GB']}`)

describe('demo catalog', () => {
  it('is the same at every call', () => {
    expect(demoCatalog()).toEqual({ categories, products })
  })

  it('is as large as a small supermarket', () => {
    expect(products.length).toBeGreaterThanOrEqual(2000)
    expect(products.length).toBeLessThanOrEqual(2600)
  })

  it('hands out copies, so that nobody changes the catalog of others', () => {
    const one = demoCatalog()
    one.products.forEach((product) => product.barcodes.push('1'))
    one.categories.forEach((category) => (category.name['en_GB'] = ''))
    expect(demoCatalog()).toEqual({ categories, products })
  })

  describe('categories', () => {
    it('have two levels, each department with leaves of its own', () => {
      const tops = categories.filter((category) => category.parentGlobalId === null)
      const below = categories.filter((category) => category.parentGlobalId !== null)
      expect(tops.length).toBeGreaterThanOrEqual(10)
      expect(below.length).toBeGreaterThanOrEqual(45)
      expect(below.length).toBeLessThanOrEqual(60)
      for (const leaf of below) expect(tops.map((top) => top.globalId)).toContain(leaf.parentGlobalId)
      for (const top of tops) expect(below.map((leaf) => leaf.parentGlobalId)).toContain(top.globalId)
    })

    it('follow the walk through the store: produce first, frozen last, leaves after their department', () => {
      const tops = categories.filter((category) => category.parentGlobalId === null)
      expect(tops.at(0)?.globalId).toBe('produce')
      expect(tops.at(-1)?.globalId).toBe('frozen')
      let department: string | null = null
      for (const category of categories) {
        if (category.parentGlobalId === null) department = category.globalId
        else expect(category.parentGlobalId).toBe(department)
      }
    })

    it('have unique ids and names in every language', () => {
      expect(repeated(categories.map((category) => category.globalId))).toEqual([])
      for (const language of languages) {
        const names = categories
          .filter((one) => one.parentGlobalId !== null)
          .map((one) => one.name[language] ?? '')
        expect(names.filter((name) => name.trim() === '')).toEqual([])
        expect(repeated(names)).toEqual([])
      }
    })

    it('all hold products, and products stand in leaves only', () => {
      const used = new Set(products.flatMap((product) => product.categoryIds))
      expect([...used].sort()).toEqual(leaves.map((leaf) => leaf.id).sort())
      expect(offenders((product) => product.categoryIds.length === 0)).toEqual([])
    })

    it('have room for growth in their SKU numbers', () => {
      expect(repeated(leaves.map((leaf) => String(leaf.block)))).toEqual([])
      expect(leaves.filter((leaf) => leaf.block < 1 || leaf.block > 99)).toEqual([])
      for (const leaf of leaves) {
        const own = products.filter((product) => product.categoryIds[0] === leaf.id)
        expect(own.length).toBeLessThan(100)
      }
    })
  })

  describe('SKUs and barcodes', () => {
    it('are unique over the whole catalog', () => {
      expect(repeated(products.map((product) => product.sku))).toEqual([])
      expect(repeated(products.flatMap((product) => product.barcodes))).toEqual([])
    })

    it('give every SKU the same readable form', () => {
      expect(offenders((product) => !/^MH-1\d{4}$/.test(product.sku))).toEqual([])
    })

    it('carry a valid check digit as EAN-13, EAN-8 or UPC-A', () => {
      const codes = products.flatMap((product) => product.barcodes)
      expect(codes.filter((code) => !hasValidCheckDigit(code))).toEqual([])
      expect([...new Set(codes.map((code) => code.length))].sort((one, other) => one - other)).toEqual([
        8, 12, 13,
      ])
    })

    it('are two on some packs and none on a few', () => {
      expect(share((product) => product.barcodes.length === 2)).toBeGreaterThan(0.03)
      expect(share((product) => product.barcodes.length === 0)).toBeGreaterThan(0.01)
      expect(share((product) => product.barcodes.length === 0)).toBeLessThan(0.05)
      expect(offenders((product) => product.barcodes.length > 2)).toEqual([])
    })

    it('give weighed products the item number of their SKU, and no weight yet', () => {
      const weighed = products.filter((product) => product.pricingType === 'KG')
      expect(weighed.length).toBeGreaterThan(100)
      for (const product of weighed) {
        expect(product.barcodes).toEqual([expect.stringMatching(`^21${product.sku.slice(3)}00000\\d$`)])
      }
    })

    it('keep the in-store prefix for weighed products', () => {
      const inStore = (code: string) => code.length === 13 && code.startsWith('2')
      expect(
        offenders((product) => product.pricingType === 'UNIT' && product.barcodes.some(inStore)),
      ).toEqual([])
    })
  })

  describe('what the shelf label says', () => {
    it.each(languages)('has a title and a description in %s, short enough to read', (language) => {
      const within = (text: string | undefined, most: number) =>
        text !== undefined && text.trim() === text && text.length >= 4 && text.length < most
      expect(offenders((product) => !within(product.title[language], 80))).toEqual([])
      expect(offenders((product) => !within(product.description[language], 160))).toEqual([])
    })

    it('is another one for every product', () => {
      for (const language of languages) {
        expect(repeated(products.map((product) => product.title[language] ?? ''))).toEqual([])
      }
    })

    it('is written in its own script', () => {
      const latin = /\p{Script=Latin}/u
      const arabic = /\p{Script=Arabic}/u
      const texts = (product: DemoProduct, language: string) =>
        `${product.title[language]} ${product.description[language]}`
      expect(offenders((product) => latin.test(texts(product, 'ar_EG')))).toEqual([])
      expect(offenders((product) => arabic.test(texts(product, 'en_GB') + texts(product, 'de_DE')))).toEqual(
        [],
      )
    })

    it('leaves no hole of its vocabulary open', () => {
      const all = (product: DemoProduct) =>
        [...Object.values(product.title), ...Object.values(product.description)].join(' ')
      expect(offenders((product) => /[{}]|undefined| {2}|, ,|، ،/.test(all(product)))).toEqual([])
    })

    it('begins with a capital in English and German', () => {
      const small = /^\p{Ll}/u
      expect(
        offenders(({ title }) => small.test(title['en_GB'] ?? '') || small.test(title['de_DE'] ?? '')),
      ).toEqual([])
    })
  })

  describe('prices and stock', () => {
    it('are amounts in euro with two decimals, none of them absurd', () => {
      expect(offenders((product) => !/^(0|[1-9]\d*)\.\d\d$/.test(product.price))).toEqual([])
      expect(offenders((product) => Number(product.price) < 0.15 || Number(product.price) > 80)).toEqual([])
    })

    it('end as prices in stores do', () => {
      expect(share((product) => /[59]$/.test(product.price))).toBeGreaterThan(0.99)
    })

    it('leave out a few products that are not sold now', () => {
      expect(share((product) => !product.active)).toBeGreaterThan(0.02)
      expect(share((product) => !product.active)).toBeLessThan(0.06)
    })

    it('count most products in whole numbers, and limit some an order', () => {
      const counts = products.flatMap((product) => [product.quantity, product.maximumSalesQuantity])
      expect(counts.filter((count) => count !== null && (!Number.isInteger(count) || count < 0))).toEqual([])
      expect(share((product) => product.quantity !== null)).toBeGreaterThan(0.85)
      expect(share((product) => product.maximumSalesQuantity !== null)).toBeGreaterThan(0.05)
      expect(offenders((product) => product.maximumSalesQuantity === 0)).toEqual([])
    })
  })
})
