import { demoCatalog } from './catalog/demoCatalog'
import { drawPicture } from './catalog/drawPicture'

export const picturePath = (sku: string): string => `/demo/pictures/${encodeURIComponent(sku)}.svg`

/** Made at the first request: a service without the demo never builds the catalog. */
let recipes: ReadonlyMap<string, Parameters<typeof drawPicture>[0]> | undefined

export function findPicture(sku: string): string | undefined {
  recipes ??= new Map(demoCatalog().products.map((product) => [product.sku, product.picture]))
  const recipe = recipes.get(sku)
  return recipe && drawPicture(recipe)
}
