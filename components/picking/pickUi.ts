import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ReadCode } from '@/domain/barcode/code'
import { type LineId } from '@/domain/contract/ids'
import { type BroughtIn } from '@/domain/picking/broughtIn'
import { type ShelfProduct } from '@/domain/picking/judgeScan'
import { type RefusedWeight } from '@/domain/picking/weigh'
import { type ScanSource } from '@/domain/scanning/timings'

/** What the last thing done came to, said in one short line. */
export type Notice =
  | { kind: 'picked'; name: string; picked: number; asked: number }
  | { kind: 'line-complete'; name: string }
  | { kind: 'weighed'; name: string; weightKg: number }
  | { kind: 'already-complete'; name: string }
  | { kind: 'already-brought-in'; name: string; as: BroughtIn['as'] }
  | { kind: 'not-found'; name: string }
  | { kind: 'undone'; name: string }
  | { kind: 'looking-up' }
  | { kind: 'misread' }
  | { kind: 'not-kept' }
  | { kind: 'bound'; name: string; bound: number }

/** What fills the screen until it is answered. */
export type Stop =
  | { kind: 'not-in-order' | 'inactive'; product: ShelfProduct; code: ReadCode; needed: string | undefined }
  | { kind: 'unknown-code'; code: ReadCode; /** Nobody could be asked about it. */ isUnasked: boolean }

/** What lies over the list. */
export type Sheet =
  | { kind: 'weigh'; lineId: LineId; refused?: RefusedWeight | undefined }
  | { kind: 'choose'; lineIds: readonly LineId[]; code: ReadCode; source: ScanSource }
  | { kind: 'line'; lineId: LineId }
  | { kind: 'price'; lineId: LineId }

export type PickUiState = {
  /** The line that the picker tapped to do it next. */
  chosen: LineId | undefined
  notice: Notice | undefined
  stop: Stop | undefined
  sheet: Sheet | undefined
  camera: boolean
}

export type PickUi = StoreApi<PickUiState>

/** What the picking screen shows beside the order itself; gone when the screen is. */
export function createPickUi(): PickUi {
  return createStore<PickUiState>(() => ({
    chosen: undefined,
    notice: undefined,
    stop: undefined,
    sheet: undefined,
    camera: false,
  }))
}
