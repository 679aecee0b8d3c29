import { createContext } from 'react'

/** Whether the app lies behind something that nobody may look past. Layers would lie over that, so they step aside. */
export const CoveredContext = createContext(false)
