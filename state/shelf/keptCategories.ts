import { z } from 'zod'
import { categoriesSchema } from '@/api/catalog'
import { type Category } from '@/domain/contract/product'
import { type Kept } from '@/state/kept/kept'
import { parseKept } from '@/state/kept/parseKept'
import { shelfPlace } from './catalogFile'

/** Version 1. */
const fileSchema = z.object({ version: z.literal(1), readAtMs: z.number(), categories: categoriesSchema })

export type KeptCategories = {
  restore(): Promise<void>
  keep(categories: readonly Category[], readAtMs: number): Promise<void>
}

/** The way through a store, beside its catalog. */
export function createKeptCategories(
  kept: Kept,
  workplace: string,
  onCategories: (categories: Category[], readAtMs: number) => void,
): KeptCategories {
  const key = `${shelfPlace(workplace)}categories`
  let keptMs: number | undefined
  return {
    async restore() {
      const file = parseKept(await kept.read(key), fileSchema)
      if (file === undefined) return
      keptMs ??= file.readAtMs
      onCategories(file.categories, file.readAtMs)
    },
    async keep(categories, readAtMs) {
      // What was handed out comes back as news of the screens' own memory.
      if (readAtMs === keptMs) return
      keptMs = readAtMs
      const file: z.input<typeof fileSchema> = { version: 1, readAtMs, categories: [...categories] }
      await kept.write([[key, JSON.stringify(file)]])
    },
  }
}
