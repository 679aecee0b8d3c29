import fc from 'fast-check'
import { NASTY_KEYS, NASTY_NUMBERS, NASTY_TEXTS, nastyValues } from './nastyValues'

/** The keywords of JSON Schema that the service's contract uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Values that exist in the store, by the name of the field that carries them: so that requests hit something. */
export type KnownValues = ReadonlyMap<string, readonly string[]>

/** Lists stay short: what a long one does is asked by hand. */
const MOST_ITEMS = 4
const LONGEST_TEXT = 40
const LARGEST = 1e12

/** Values that fit a schema, seldom plain ones: the edges of ranges, letters from everywhere. */
export function fitting(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
  const values = known.get(name)
  if (!values) return bySchema(schema, known)
  return fc.oneof(
    { weight: /(id|sku)$/.test(name) ? 6 : 1, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: bySchema(schema, known) },
  )
}

function bySchema(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((alternative) => bySchema(alternative, known)))
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
      return fc.integer({ min: Math.ceil(leastOf(schema)), max: Math.min(mostOf(schema), 2 ** 31 - 1) })
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(schema.items ? bySchema(schema.items, known) : fc.jsonValue(), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      })
    case 'object':
      return objects(schema, known)
    default:
      return fc.jsonValue()
  }
}

function objects(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, type]) => [name, fitting(type, known, name)])
  const named = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
  if (!additionalProperties) return named
  const company = fc.tuple(fc.constantFrom(...NASTY_KEYS), nastyValues)
  return fc.oneof(
    named,
    fc.tuple(named, company).map(([object, [key, value]]) => ({ ...object, [key]: value })),
  )
}

function texts(schema: JsonSchema): fc.Arbitrary<string> {
  // Never a made-up name: a test does not knock at doors of the internet.
  if (schema.format === 'uri') return fc.webPath().map((path) => `http://127.0.0.1:9${path}`)
  if (schema.format === 'uuid') return fc.uuid()
  const { pattern = '', minLength = 0, maxLength = Infinity } = schema
  const nasty = NASTY_TEXTS.filter(
    (text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text),
  )
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, LONGEST_TEXT) })
  return fc.oneof(free, ...(nasty.length > 0 ? [fc.constantFrom(...nasty)] : []))
}

function numbers(schema: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [leastOf(schema), mostOf(schema)]
  const nasty = [...NASTY_NUMBERS, min, max].filter((number) => number >= min && number <= max)
  return fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.integer({ min: Math.max(Math.ceil(min), -100), max: Math.min(Math.floor(max), 100) }),
    fc.constantFrom(...nasty),
  )
}

const leastOf = ({ minimum, exclusiveMinimum, type }: JsonSchema) =>
  minimum ?? (exclusiveMinimum === undefined ? -LARGEST : exclusiveMinimum + (type === 'integer' ? 1 : 0.001))

const mostOf = ({ maximum, exclusiveMaximum, type }: JsonSchema) =>
  maximum ?? (exclusiveMaximum === undefined ? LARGEST : exclusiveMaximum - (type === 'integer' ? 1 : 0.001))
