import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { findRefusal, logFailure } from '@/server/problems/answerProblems'
import { nothingHere, Refusal } from '@/server/problems/refusal'
import { sendPage } from './sendPage'

const TITLES: Record<number, string> = {
  400: 'That does not work',
  403: 'This form is no longer valid',
  404: 'Not found',
  409: 'That is not possible now',
  413: 'Too large',
  429: 'Too many tries',
}

const ADVICE: Record<number, string> = {
  403: 'Go back, reload the page and try again.',
}

/** A problem as a page: what is wrong, and a way on. */
export function answerWithPage(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const refusal = findRefusal(error, request)
  if (!refusal && !(error instanceof Refusal)) logFailure(error, request)
  const status = refusal?.status ?? 500
  const sentences = refusal?.faults.length ? refusal.faults.map(({ message }) => message) : [refusal?.message]
  // A problem before our own hook ran has no session to show.
  request.portal ??= { session: undefined, hasInbox: false }
  return sendPage(request, reply.headers(refusal?.headers ?? {}), {
    status,
    title: TITLES[status] ?? 'Something went wrong',
    children: (
      <>
        {sentences.map((sentence) => (
          <p key={sentence ?? ''}>
            {ADVICE[status] ?? sentence ?? 'The service failed. Try again in a moment.'}
          </p>
        ))}
        <p>
          <a href="/portal">To the overview</a>
        </p>
      </>
    ),
  })
}

export const nothingHerePage = (request: FastifyRequest, reply: FastifyReply) =>
  answerWithPage(nothingHere(), request, reply)
