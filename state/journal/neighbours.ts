import { type Neighbours } from './heardJournal'

/** On a device the app runs once. */
export const neighbours: Neighbours = {
  tell: () => undefined,
  listen: () => () => undefined,
}
