import { DEFAULT_LAYOUTS, parseLabelLayout, type LabelLayout } from '@/domain/barcode/labelLayout'
import { type Preferences } from '@/domain/setup/preferences'

/** How this store's scales print their labels. */
export function labelLayoutsOf({ labelLayouts }: Pick<Preferences, 'labelLayouts'>): readonly LabelLayout[] {
  if (labelLayouts === undefined) return DEFAULT_LAYOUTS
  return labelLayouts.flatMap((text) => {
    const parsed = parseLabelLayout(text)
    return parsed.kind === 'ok' ? [parsed.layout] : []
  })
}
