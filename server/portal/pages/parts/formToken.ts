import { createContext } from 'react'

/** The session's token, for every form of the page; empty on the sign-in page, which has no session. */
export const FormToken = createContext('')
