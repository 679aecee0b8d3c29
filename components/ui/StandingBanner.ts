import { createContext, type ReactNode } from 'react'

/** A strip above every screen, whichever is open. It takes its room from the screen and covers nothing. */
export const StandingBanner = createContext<ReactNode>(undefined)
