import type { LineId } from '@/domain/contract/ids'
import type { ActOf, NoteAct, PickEvent } from './events'

export type Call = {
  readonly at: string
  readonly by: string
  /** Undefined where the whole order was talked about. */
  readonly lineId: LineId | undefined
  readonly outcome: ActOf<'customer-called'>['outcome']
}
export type Check = { readonly at: string; readonly version: number; readonly faults: number }
export type Sent = { readonly at: string; readonly by: string } & Pick<
  ActOf<'order-sent'>,
  'status' | 'version'
>

export type Decision = { readonly at: string; readonly by: string } & Pick<
  ActOf<'end-decided'>,
  'commandId' | 'status'
>

/** What happened around the cart. It cannot be taken back. */
export type Notes = {
  /** Oldest first. */
  readonly calls: readonly Call[]
  /** The last check of the cart, for as long as the cart is as it was then. */
  readonly checked: Check | undefined
  /** How the order shall end, until that is confirmed or taken back. */
  readonly decided: Decision | undefined
  /** What the service confirmed last. */
  readonly sent: Sent | undefined
}

export function noteDown({ calls, decided }: Notes, event: Extract<PickEvent, NoteAct>): Partial<Notes> {
  const { at, by } = event
  switch (event.type) {
    case 'customer-called':
      return { calls: [...calls, { at, by, lineId: event.lineId, outcome: event.outcome }] }
    case 'cart-checked':
      return { checked: { at, version: event.version, faults: event.faults } }
    case 'end-decided':
      return { decided: { at, by, commandId: event.commandId, status: event.status } }
    case 'end-withdrawn':
      return { decided: decided?.commandId === event.commandId ? undefined : decided }
    case 'order-sent':
      return { decided: undefined, sent: { at, by, status: event.status, version: event.version } }
  }
}
