import { createStore, type StoreApi } from 'zustand/vanilla'

/**
 * What lies on the desk, and what of it is shown. Both are the same, except for a moment when work comes faster than it
 * can be drawn: then a few changes are drawn as one.
 */
export type DeskTop<State> = {
  /** What is shown. */
  store: StoreApi<State>
  /** What is there. */
  read(): State
  change(change: Partial<State>): void
  /** Shows what is there, and does what was to be done together with it. */
  show(): void
  /** To be done as soon as what is there now is shown. */
  whenShown(act: () => void): void
}

export function createDeskTop<State extends object>(nothing: State): DeskTop<State> {
  const store = createStore<State>(() => nothing)
  let now = nothing
  let waiting: (() => void)[] = []
  return {
    store,
    read: () => now,
    change(change) {
      now = { ...now, ...change }
    },
    show() {
      if (now !== store.getState()) store.setState(now, true)
      const acts = waiting
      waiting = []
      for (const act of acts) act()
    },
    whenShown(act) {
      waiting.push(act)
    },
  }
}
