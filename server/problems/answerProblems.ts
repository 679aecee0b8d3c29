import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ErrorBody } from '@/domain/contract/error'
import { invalidRequest, nothingHere, Refusal, tooLarge } from './refusal'

/** The one place where a problem becomes an answer. */
export const answerProblems = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(answerProblem)
})

export function answerProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = findRefusal(error, request)
  if (refusal) return answer(reply, refusal)
  logFailure(error, request)
  return reply.status(500).send({ code: 'INTERNAL', message: 'The service failed; try again.' })
}

/** What an address gets where there is nothing. */
export const answerNothingHere = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(reply, nothingHere())

function answer(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: ErrorBody = { code: refusal.code, message: refusal.message }
  if (refusal.faults.length > 0) body.errors = [...refusal.faults]
  return reply.status(refusal.status).headers(refusal.headers).type('application/json').send(body)
}

/** An address that does not reach the router: not decodable, or with an id longer than any. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void answer(reply, invalidRequest([{ path: '', code: 'MALFORMED', message: error.message }]))
}

/** Only what broke and where: a message of the database may quote personal data. */
export function logFailure(error: FastifyError, request: FastifyRequest): void {
  request.log.error({ name: error.name, code: error.code, stack: framesOf(error) }, 'request failed')
}

/** The refusal that an error stands for; undefined for a failure of our own. */
export function findRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit ?? 0)
  // Whatever else Fastify finds wrong with a request before our code sees it: JSON, media type, address.
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    return invalidRequest([{ path: '', code: 'MALFORMED', message: error.message }])
  }
  return undefined
}

function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n')
}
