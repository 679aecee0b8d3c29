/**
 * The ids of the events that made a session. A session that follows another shares its memory and sees one id
 * more, so that a step does not copy all ids before it; only a second successor of one session copies.
 */
export type AppliedIds = { readonly places: Map<string, number>; readonly count: number }

export function noIds(): AppliedIds {
  return { places: new Map(), count: 0 }
}

export function hasId({ places, count }: AppliedIds, id: string): boolean {
  const place = places.get(id)
  return place !== undefined && place < count
}

export function withId(applied: AppliedIds, id: string): AppliedIds {
  if (hasId(applied, id)) return applied
  const { count } = applied
  const isLatest = applied.places.size === count
  const places = isLatest ? applied.places : new Map([...applied.places].slice(0, count))
  places.set(id, count)
  return { places, count: count + 1 }
}
