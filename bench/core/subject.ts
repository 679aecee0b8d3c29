import { type Round } from './rate'

/** One thing that the app does all day, beside the same done plainly. */
export type Subject = { ours: Round; plain: Round; close?: () => void }

/** Goes round and round through a list that has something in it. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('Nothing to measure')
  return item
}
