import { categorySchema, productSchema, type Category, type Product } from '@/domain/contract/product'

let made = 0

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

/** Something that stands on a shelf, sold by piece. */
export function makeProduct(overrides: Partial<Product> = {}): Product {
  made += 1
  return productSchema.parse({
    sku: `shelf-${made}`,
    barcodes: [],
    title: `On the shelf ${made}`,
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
