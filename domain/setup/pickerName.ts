import { z } from 'zod'
import { deviceRoleSchema, type DeviceRole } from '@/domain/contract/device'

/** Longer than names are; what is pasted by mistake would fill the screens that say who did what. */
export const LONGEST_PICKER_NAME = 60

export type PickerNameVerdict = { kind: 'ok'; name: string } | { kind: 'empty' } | { kind: 'too-long' }

/** Marks that nobody sees. Some turn the words around them, and a name of them alone would look like nobody. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** Some scripts spell with these, so they stay; alone they are no name. */
const JOINERS_ALONE = /^[\u200C\u200D\s]*$/

/** What a person typed as their name, written as it is kept: one person has one spelling, whichever keyboard it was. */
export function judgePickerName(typed: string): PickerNameVerdict {
  const name = typed.replace(UNSEEN, '').replace(/\s+/g, ' ').trim().normalize('NFC')
  if (JOINERS_ALONE.test(name)) return { kind: 'empty' }
  // Counted as people count: an emoji or a rare letter is one, not two.
  return [...name].length > LONGEST_PICKER_NAME ? { kind: 'too-long' } : { kind: 'ok', name }
}

/** A name as it is kept. */
export const pickerNameSchema = z.string().refine((text) => {
  const verdict = judgePickerName(text)
  return verdict.kind === 'ok' && verdict.name === text
})

/** The role where a name belongs: devices of version 1 asked nobody who they are, and their journals say only this. */
export function findRoleAsName(picker: string): DeviceRole | undefined {
  return deviceRoleSchema.safeParse(picker).data
}
