import { useMemo } from 'react'
import { DEFAULT_LAYOUTS, parseLabelLayout, type LabelLayout } from '@/domain/barcode/labelLayout'
import { usePreferences } from './usePreferences'

/** How this store's scales print their labels. */
export function useLabelLayouts(): readonly LabelLayout[] {
  const { labelLayouts } = usePreferences()
  return useMemo(() => {
    if (labelLayouts === undefined) return DEFAULT_LAYOUTS
    return labelLayouts.flatMap((text) => {
      const parsed = parseLabelLayout(text)
      return parsed.kind === 'ok' ? [parsed.layout] : []
    })
  }, [labelLayouts])
}
