export type Event = {
  readonly type: string
  readonly target?: string
  readonly data?: unknown
  readonly defaultPrevented?: boolean
  readonly preventDefault?: () => void
}

export type Callback = (event: Event) => void

/** Who listens to what, by the kind of event and by the screen. Of a screen to which nobody listens nothing is kept. */
export function createListeners() {
  const byType = new Map<string, Map<string, Callback[]>>()

  return {
    add(type: string, target: string, callback: Callback): void {
      const byTarget = byType.get(type) ?? new Map<string, Callback[]>()
      byType.set(type, byTarget.set(target, [...(byTarget.get(target) ?? []), callback]))
    },

    /** Takes one away, though the same one may listen twice. */
    remove(type: string, target: string, callback: Callback): void {
      const byTarget = byType.get(type)
      const callbacks = byTarget?.get(target) ?? []
      const nth = callbacks.indexOf(callback)
      if (byTarget === undefined || nth < 0) return
      if (callbacks.length > 1)
        byTarget.set(
          target,
          callbacks.filter((_, at) => at !== nth),
        )
      else byTarget.delete(target)
    },

    /** Those of one screen; where none is named, each of all screens once, in the place of its last. */
    find(type: string, target: string | undefined): readonly Callback[] {
      const byTarget = byType.get(type)
      if (target !== undefined) return byTarget?.get(target) ?? []
      const all = [...(byTarget?.values() ?? [])].flat()
      return all.filter((callback, nth) => all.lastIndexOf(callback) === nth)
    },

    /** How many screens are listened to, whatever for. */
    countPlaces: (): number => [...byType.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
