import { categorySchema, productSchema, type Category, type Product } from '@/domain/contract/product'

let made = 0

/** A product on sale, sold by the piece. Parsed, so that a wrong factory fails itself. */
export function makeProduct(overrides: Partial<Record<keyof Product, unknown>> = {}): Product {
  made += 1
  return productSchema.parse({
    sku: `product-${made}`,
    barcodes: [],
    title: `Product ${made}`,
    translations: {},
    descriptions: {},
    images: [],
    price: 2.95,
    active: true,
    status: 'ACTIVE',
    pricing_type: 'UNIT',
    categories: [],
    ...overrides,
  })
}

/** A shelf of the store. Parsed, so that a wrong factory fails itself. */
export function makeCategory(overrides: Partial<Category> = {}): Category {
  made += 1
  return categorySchema.parse({
    global_id: `category-${made}`,
    name: { en_GB: `Category ${made}` },
    active: true,
    ...overrides,
  })
}
