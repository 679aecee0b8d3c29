import { useMemo } from 'react'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { labelLayoutsOf } from './labelLayouts'
import { usePreferences } from './usePreferences'

export function useLabelLayouts(): readonly LabelLayout[] {
  const { labelLayouts } = usePreferences()
  return useMemo(() => labelLayoutsOf({ labelLayouts }), [labelLayouts])
}
