import fc from 'fast-check'
import { fitting, type JsonSchema, type KnownValues } from './arbitraryValues'
import { breakages, graft, type Draft } from './brokenRequests'
import { jsonText } from './nastyValues'

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** As much of an OpenAPI document as requests are made from. */
export interface RequestContract {
  paths: Record<string, Record<string, Operation>>
}

/** One request, exactly as it goes over the wire. What stands between `~` is filled in when it is sent. */
export interface ArbitraryRequest {
  /** Which operation of the contract it was made from, whatever became of it. */
  operation: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** latin1 makes bytes that are not UTF-8. */
  encoding: 'utf8' | 'latin1'
}

/** A request that is right for the store as it is. */
export interface Example {
  parameters: Record<string, string>
  body: unknown
}

/** What the generator knows of the store that the requests go to. */
export interface Surroundings {
  /** Values of parameters in addresses, by their name. */
  parameters: KnownValues
  /** Values of fields in bodies, by their name. */
  fields: KnownValues
  /** Right requests by operation, such as `PUT /v2/...`: broken ones start there. */
  examples: ReadonlyMap<string, readonly Example[]>
  /** What `Authorization` may hold for an operation, the fit ones more often; empty is no header. */
  access(operation: string): fc.Arbitrary<string>
}

export interface OperationRequests {
  operation: string
  sound: fc.Arbitrary<ArbitraryRequest>
  broken: fc.Arbitrary<ArbitraryRequest>
}

/** For every operation of the contract: requests that fit it, and requests with something broken. */
export function arbitraryRequests(contract: RequestContract, around: Surroundings): OperationRequests[] {
  return Object.entries(contract.paths).flatMap(([template, operations]) =>
    Object.entries(operations).map(([method, details]) => {
      const operation = `${method.toUpperCase()} ${template}`
      const drafts = draftsOf(method.toUpperCase(), template, details, around)
      const broken = fc
        .tuple(drafts, fc.array(breakages, { minLength: 1, maxLength: 2 }))
        .map(([draft, steps]) => steps.reduce((so, breakIt) => breakIt(so), draft))
      return {
        operation,
        sound: drafts.map((draft) => asRequest(operation, draft)),
        broken: broken.map((draft) => asRequest(operation, draft)),
      }
    }),
  )
}

function draftsOf(
  method: string,
  template: string,
  { parameters = [], requestBody }: Operation,
  around: Surroundings,
): fc.Arbitrary<Draft> {
  const operation = `${method} ${template}`
  const schema = requestBody?.content['application/json']?.schema
  const values = (place: string) => {
    const here = parameters.filter((parameter) => parameter.in === place)
    const fields = here.map(({ name, schema: type }) => [name, fitting(type, around.parameters, name)])
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: here.filter(({ required }) => required).map(({ name }) => name),
    })
  }
  const free = fc.record({
    path: values('path'),
    query: values('query'),
    body: schema ? fitting(schema, around.fields) : fc.constant(undefined),
    authorization: around.access(operation),
  })
  const examples = around.examples.get(operation) ?? []
  return fc.oneof(free, ...examplesIn(free, examples)).map(({ path, query, body, authorization }) => ({
    method,
    steps: template.split('/').map((step) => fillStep(step, path)),
    query: Object.entries(query).map(([name, value]) => [name, escape(value)]),
    headers: headersOf(authorization, body !== undefined),
    body,
    text: undefined,
    encoding: 'utf8',
  }))
}

interface Parts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  authorization: string
}

/** The examples in place of what was made up, with some of that grafted on; nothing where there are none. */
function examplesIn(parts: fc.Arbitrary<Parts>, examples: readonly Example[]): fc.Arbitrary<Parts>[] {
  if (examples.length === 0) return []
  return [
    fc
      .tuple(parts, fc.constantFrom(...examples), fc.infiniteStream(fc.nat({ max: 7 })))
      .map(([made, { parameters, body }, dice]) => ({
        ...made,
        path: { ...made.path, ...parameters },
        body: graft(body, made.body, () => dice.next().value === 0),
      })),
  ]
}

function fillStep(step: string, values: Record<string, unknown>): string {
  const name = /^\{(.+)\}$/.exec(step)?.[1]
  return name === undefined ? step : escape(values[name])
}

/** Half a character, which an address cannot carry, becomes what UTF-8 makes of it. */
const escape = (value: unknown) => encodeURIComponent(Buffer.from(String(value), 'utf8').toString('utf8'))

function headersOf(authorization: string, hasBody: boolean): Record<string, string> {
  return {
    ...(authorization === '' ? {} : { authorization }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  }
}

function asRequest(operation: string, draft: Draft): ArbitraryRequest {
  const query = draft.query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    operation,
    method: draft.method,
    path: draft.steps.join('/') + (query === '' ? '' : `?${query}`),
    headers: draft.headers,
    body: draft.text ?? (draft.body === undefined ? undefined : jsonText(draft.body)),
    encoding: draft.encoding,
  }
}
