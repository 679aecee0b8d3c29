import { createContext, useContext } from 'react'
import { type Hand, type TextSize } from '@/domain/setup/preferences'

/** What makes the app fit the person who holds it. */
export type Comfort = { textSize: TextSize; hand: Hand }

export const ComfortContext = createContext<Comfort>({ textSize: 'normal', hand: 'right' })

export function useTextSize(): TextSize {
  return useContext(ComfortContext).textSize
}

export function useHand(): Hand {
  return useContext(ComfortContext).hand
}
