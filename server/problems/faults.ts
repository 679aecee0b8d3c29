import type { z } from 'zod'
import type { Fault } from '@/domain/contract/error'

/** Every fault that a schema found, each with its place written as people write it: `items[2].pricing.weight`. */
export function faultsOf(issues: readonly z.core.$ZodIssue[]): Fault[] {
  return issues.map((issue) => ({
    path: placeOf(issue.path),
    code: issue.code.toUpperCase(),
    message: issue.message,
  }))
}

export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${step}]`
    return place === '' ? String(step) : `${place}.${String(step)}`
  }, '')
}
