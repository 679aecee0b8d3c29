import { type LocalizedText } from '@/domain/contract/product'
import { departments } from './departments'
import { type Department } from './good'
import { type DemoProduct, productsOf } from './products'
import { localized } from './words'

export type { DemoProduct } from './products'

export interface DemoCategory {
  globalId: string
  name: LocalizedText
  parentGlobalId: string | null
}

export interface DemoCatalog {
  /** In walking order: a department, then its leaves, then the next one. */
  categories: DemoCategory[]
  products: DemoProduct[]
}

/** The assortment of the demo stores: the same at every call, on every machine. */
export function demoCatalog(): DemoCatalog {
  return {
    categories: departments.flatMap(categoriesOf),
    products: departments.flatMap((department) =>
      department.leaves.flatMap((leaf) => productsOf(department, leaf)),
    ),
  }
}

function categoriesOf(department: Department): DemoCategory[] {
  return [
    { globalId: department.id, name: localized(department.name), parentGlobalId: null },
    ...department.leaves.map((leaf) => ({
      globalId: leaf.id,
      name: localized(leaf.name),
      parentGlobalId: department.id,
    })),
  ]
}
