import { errorBodySchema } from '@/domain/contract/error'

/** The refusals that a route may answer with, for its schema and the machine-readable contract. */
export function refusalAnswers<Status extends number>(
  ...statuses: Status[]
): Record<Status, typeof errorBodySchema> {
  return Object.fromEntries(statuses.map((status) => [status, errorBodySchema])) as Record<
    Status,
    typeof errorBodySchema
  >
}
