import { takeTurns } from '@/state/disk/takeTurns'

/** Does work that nobody else on this device may do at the same time. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>

/** On a device the app runs once. */
export const alone: Alone = takeTurns()
