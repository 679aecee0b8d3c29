import { isSameName } from '@/domain/people/person'
import { type Command } from './command'

/**
 * Whether a decision waits for somebody who was removed from this device and cannot come back to it. `crew`: everybody on
 * a device that people share; undefined on somebody's own, where whoever left may sign in again.
 */
export function isLeftBehind(
  { state, by }: Pick<Command, 'state' | 'by'>,
  crew: readonly string[] | undefined,
): boolean {
  return state === 'needs-you' && crew !== undefined && !crew.some((name) => isSameName(name, by))
}
