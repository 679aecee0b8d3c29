import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { type LineId, type OrderId, type Sku } from '@/domain/contract/ids'
import { type Walk } from '@/domain/picking/walk'
import { type Workplace } from '@/state/session/session'
import { type ReadBoard } from './boardOf'
import { type PickActions } from './pickActions'
import { type PickUi, type PickUiState } from './pickUi'

/** Where picking leads to. `sku`: a product that is at hand. */
export type PickRoutes = {
  onReplace: (lineId: LineId, sku?: Sku) => void
  onAdd: (sku?: Sku) => void
}

/** What every part of the picking screen stands on. The same for as long as the screen is open. */
export type Picking = {
  orderId: OrderId
  workplace: Workplace
  walk: Walk
  board: ReadBoard
  ui: PickUi
  routes: PickRoutes
  actions: PickActions
}

export const PickContext = createContext<Picking | undefined>(undefined)

export function usePicking(): Picking {
  const picking = useContext(PickContext)
  if (picking === undefined) throw new Error('No order is being picked: PickContext is missing above')
  return picking
}

export function usePickUi<Shown>(read: (state: PickUiState) => Shown): Shown {
  return useStore(usePicking().ui, read)
}
