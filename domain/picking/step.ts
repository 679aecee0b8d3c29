import type { LineId } from '@/domain/contract/ids'
import type { Addition } from './additions'
import type { AdditionAct, LineAct, PickEvent } from './events'
import type { LineProgress } from './lineProgress'

export type LineEvent = Extract<PickEvent, LineAct>
/** Names no line, so that a line may be asked of any step. */
export type AdditionEvent = Extract<PickEvent, AdditionAct> & { readonly lineId?: undefined }

/** An act that changed something and still stands. Undo puts back the very `before`. */
export type PickStep =
  | { readonly on: 'line'; readonly event: LineEvent; readonly before: LineProgress }
  | { readonly on: 'additions'; readonly event: AdditionEvent; readonly before: readonly Addition[] }

/** Where the picker stands: the line of the last step on one. */
export function lastLineOf(steps: readonly PickStep[]): LineId | undefined {
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const lineId = steps[place]?.event.lineId
    if (lineId !== undefined) return lineId
  }
  return undefined
}
