import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, object> }
}

/** Measures answers against the service's own `/openapi.json`. */
export class Contract {
  private readonly ajv: Ajv2020
  private readonly checks = new Map<string, ValidateFunction>()

  constructor(private readonly document: OpenApiDocument) {
    this.ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats(this.ajv)
    this.ajv.addSchema({ $id: 'contract', components: document.components ?? {} })
  }

  /** What is wrong with an answer, or undefined. Addresses outside the contract are not judged. */
  complaint(method: string, url: string, status: number, body: unknown): string | undefined {
    const path = this.pathOf(url)
    const operation = path && this.document.paths[path]?.[method.toLowerCase()]
    if (!operation) return undefined
    const answer = operation.responses[String(status)]
    if (!answer) return `${method} ${path} does not promise to answer ${status}`
    const schema = answer.content?.['application/json']?.schema
    if (!schema || status === 204) return undefined
    const check = this.checkFor(`${method} ${path} ${status}`, schema)
    return check(body) ? undefined : `${method} ${path} ${status}: ${this.ajv.errorsText(check.errors)}`
  }

  private checkFor(name: string, schema: object): ValidateFunction {
    const known = this.checks.get(name)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
    const check = this.ajv.compile(JSON.parse(text) as object)
    this.checks.set(name, check)
    return check
  }

  private pathOf(url: string): string | undefined {
    const steps = url.split('?')[0]?.split('/') ?? []
    return Object.keys(this.document.paths).find((template) => {
      const pattern = template.split('/')
      return (
        pattern.length === steps.length &&
        pattern.every((step, i) => step.startsWith('{') || step === steps[i])
      )
    })
  }
}
