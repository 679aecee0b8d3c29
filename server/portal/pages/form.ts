import { z } from 'zod'
import type { Fault } from '@/domain/contract/error'
import { faultsOf } from '@/server/problems/faults'
import { findUnstorable } from '@/server/http/checkRequests'
import { invalidRequest, Refusal } from '@/server/problems/refusal'

/** A form as the browser sent it: a text for every field, several where a name stands more than once. */
export type Sent = Record<string, string | string[]>

const sentSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** What is wrong with a form, by the field it stands at; `''` is for what belongs to no field. */
export type Faults = ReadonlyMap<string, string>

export const NO_FAULTS: Faults = new Map()

/** Whatever is no form, or could not be kept, is refused before anybody looks at its fields. */
export function readSent(body: unknown): Sent {
  const sent = sentSchema.safeParse(body ?? {})
  if (!sent.success) throw invalidRequest(faultsOf(sent.error.issues))
  const unstorable = findUnstorable(sent.data)
  if (unstorable) throw invalidRequest([unstorable])
  return sent.data
}

/** The text of a field, trimmed; an empty or absent one is undefined. */
export function textOf(sent: Sent, name: string): string | undefined {
  const value = sent[name]
  const text = (Array.isArray(value) ? value[0] : value)?.trim()
  return text === '' ? undefined : text
}

/** A number as people write it, with a point or a comma. What is no number becomes NaN, which every schema refuses. */
export function numberOf(sent: Sent, name: string): number | undefined {
  const text = textOf(sent, name)
  return text === undefined ? undefined : Number(text.replace(',', '.'))
}

export type Parsed<Value> = { kind: 'ok'; value: Value } | { kind: 'faulty'; faults: Faults }

/** `words` says it in the form's own language; else the schema's sentence stands. */
export function parseForm<Value>(
  schema: z.ZodType<Value>,
  given: unknown,
  words: Record<string, string> = {},
): Parsed<Value> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return { kind: 'ok', value: parsed.data }
  return { kind: 'faulty', faults: asFaults(faultsOf(parsed.error.issues), words) }
}

/** The faults of a refusal that names fields; anything else is not the form's business and goes on. */
export function faultsOfRefusal(problem: unknown, words: Record<string, string> = {}): Faults {
  if (!(problem instanceof Refusal) || problem.status >= 500) throw problem
  if (problem.faults.length === 0) return new Map([['', problem.message]])
  return asFaults(problem.faults, words)
}

function asFaults(faults: readonly Fault[], words: Record<string, string>): Faults {
  const byField = new Map<string, string>()
  for (const { path, message } of faults) {
    if (!byField.has(path)) byField.set(path, words[path] ?? capitalized(message))
  }
  return byField
}

const capitalized = (message: string) => {
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
