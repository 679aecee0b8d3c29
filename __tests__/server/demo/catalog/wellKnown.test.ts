import { demoCatalog } from '@/server/demo/catalog/demoCatalog'
import * as wellKnown from '@/server/demo/catalog/wellKnown'

const { products } = demoCatalog()

function getProduct(sku: string) {
  const found = products.find((product) => product.sku === sku)
  if (!found) throw new Error(`The demo catalog has no ${sku}`)
  return found
}

describe('products known by name', () => {
  it('are all in the catalog, each under its own SKU', () => {
    const skus = Object.values(wellKnown)
    expect(new Set(skus).size).toBe(skus.length)
    expect(skus.filter((sku) => !products.some((product) => product.sku === sku))).toEqual([])
  })

  it.each([
    [wellKnown.OAT_BARISTA, 'Halmora oat drink, barista, 1 L', '2.29'],
    [wellKnown.OAT_VANILLA, 'Halmora oat drink, vanilla, 1 L', '2.19'],
    [wellKnown.VINE_TOMATOES_500, 'Vine tomatoes, 500 g', '2.49'],
    [wellKnown.SOURDOUGH_LOAF, 'Sourdough loaf, 750 g', '3.95'],
    [wellKnown.GOUDA_SLICES_200, 'Gouda slices, 200 g', '3.20'],
    [wellKnown.GOUDA_YOUNG_180, 'Young Gouda slices, 180 g', '2.99'],
    [wellKnown.EDAM_SLICES_200, 'Edam slices, 200 g', '3.10'],
    [wellKnown.GOUDA_AGED_250, 'Aged Gouda, piece, 250 g', '4.40'],
    [wellKnown.PAPER_BAG, 'Paper carrier bag, each', '0.20'],
    [wellKnown.WHOLE_MILK, 'Whole milk, 3.5% fat, 1 L', '1.19'],
    [wellKnown.EGGS_10, 'Free-range eggs, pack of 10', '2.99'],
    [wellKnown.BUTTER_250, 'Butter, 250 g', '2.39'],
    [wellKnown.POTATOES_2KG, 'Potatoes, waxy, 2 kg', '2.95'],
    [wellKnown.ORANGE_JUICE, 'Orange juice, with pulp, 1 L', '2.79'],
    [wellKnown.SPAGHETTI_500, 'Spaghetti, 500 g', '0.99'],
    [wellKnown.TOMATO_PASSATA, 'Tomato passata, 700 g', '1.29'],
    [wellKnown.COFFEE_BEANS_1KG, 'Torrevia coffee beans, crema, 1 kg', '13.99'],
    [wellKnown.DARK_CHOCOLATE, 'Cocovelle dark chocolate, 70% cocoa, 100 g', '1.79'],
    [wellKnown.TOILET_PAPER_8, 'Toilet paper, 3-ply, 8 rolls', '4.45'],
    [wellKnown.FROZEN_PEAS, 'Frozen garden peas, 750 g', '1.99'],
    [wellKnown.SPARKLING_WATER_6, 'Quellora mineral water, sparkling, 6 × 1.5 L', '3.95'],
  ])('%s is "%s" for %s', (sku, title, price) => {
    expect(getProduct(sku)).toMatchObject({ price, active: true, pricingType: 'UNIT' })
    expect(getProduct(sku).title['en_GB']).toBe(title)
    expect(getProduct(sku).barcodes).toHaveLength(1)
  })

  it.each([
    [wellKnown.BANANAS_LOOSE, '1.99'],
    [wellKnown.APPLES_LOOSE, '2.79'],
    [wellKnown.CHICKEN_BREAST, '11.99'],
    [wellKnown.SALMON_FILLET, '29.95'],
  ])('%s is weighed and costs %s a kilogram', (sku, price) => {
    expect(getProduct(sku)).toMatchObject({ price, active: true, pricingType: 'KG' })
  })

  it('cover every kind of barcode', () => {
    expect(getProduct(wellKnown.NO_BARCODE_ROLL).barcodes).toEqual([])
    expect(getProduct(wellKnown.TWO_BARCODE_HONEY).barcodes.map((code) => code.length)).toEqual([13, 13])
    expect(getProduct(wellKnown.EAN_8_CHEWING_GUM).barcodes.map((code) => code.length)).toEqual([8])
    expect(getProduct(wellKnown.UPC_A_PEANUT_BUTTER).barcodes.map((code) => code.length)).toEqual([12])
  })

  it('include one that is not sold, and two with a limit', () => {
    expect(getProduct(wellKnown.INACTIVE_GINGERBREAD)).toMatchObject({ active: false, quantity: 0 })
    expect(getProduct(wellKnown.WHOLE_MILK).maximumSalesQuantity).toBe(12)
    expect(getProduct(wellKnown.BUTTER_250).maximumSalesQuantity).toBe(6)
  })

  it('read like shelf labels in all three languages', () => {
    expect(getProduct(wellKnown.OAT_BARISTA).title).toEqual({
      en_GB: 'Halmora oat drink, barista, 1 L',
      de_DE: 'Halmora Haferdrink Barista, 1 l',
      ar_EG: 'هالمورا مشروب شوفان باريستا، 1 لتر',
    })
    expect(getProduct(wellKnown.SPARKLING_WATER_6).title).toEqual({
      en_GB: 'Quellora mineral water, sparkling, 6 × 1.5 L',
      de_DE: 'Quellora Mineralwasser spritzig, 6 × 1,5 l',
      ar_EG: 'كويلورا مياه معدنية فوارة، 6 × 1.5 لتر',
    })
  })
})
