import { z } from 'zod'

/** What the module of `modules/handheld` sends. Parsed: what a broadcast carries, any app may have written. */
export const scanEventSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('datawedge'), text: z.string(), label: z.string() }),
  z.object({
    source: z.literal('honeywell'),
    text: z.string(),
    codeId: z.string(),
    aimId: z.string(),
    /** As the maker writes it. */
    readAt: z.string().optional(),
  }),
])

/** `at` numbers the keys that are held back until they are answered; 0 is a key that passed. */
export const keyEventSchema = z.object({
  at: z.number().int(),
  key: z.string(),
  atMs: z.number(),
  isInField: z.boolean(),
  isCapsLock: z.boolean(),
})
export type KeyEvent = z.infer<typeof keyEventSchema>

export const factsSchema = z.object({
  maker: z.string(),
  model: z.string(),
  system: z.string(),
  /** Its version, where this device has it. */
  dataWedge: z.string().optional(),
  /** What it said when our profile was made. */
  dataWedgeProfile: z.string().optional(),
  honeywell: z.boolean(),
})
export type HandheldFacts = z.infer<typeof factsSchema>

type Subscription = { remove(): void }

/** The module as it is seen from here; `app.tote.handheld.HandheldModule` is its other side. */
export type NativeHandheld = {
  addListener(event: 'onScan' | 'onKey' | 'onManaged', hear: (body: unknown) => void): Subscription
  /** What is held up to this key goes on to the screen, or nowhere. */
  answerKeys(upTo: number, answer: 'give' | 'drop'): void
  /** While it is locked, no key of a keyboard or of the device reaches the screen; `onKey` tells of them as ever. */
  setLocked(isLocked: boolean): void
  /** No screenshot, and no picture in the list of running apps, until it is taken back. */
  setSecret(isSecret: boolean): void
  readManaged(): Promise<unknown>
  readFacts(): Promise<unknown>
}
