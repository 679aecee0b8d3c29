import type { Protocol } from './child'

type Handlers<P extends Protocol<P>> = {
  [K in keyof P]: (question: P[K]['question']) => Promise<P[K]['answer']>
}

/** The other end of `startChild`: answers what the parent asks, and ends with it. */
export function answerParent<P extends Protocol<P>>(handlers: Handlers<P>, end: () => Promise<void>): void {
  const reply = (message: object) => process.send?.(message)
  process.on('message', ({ number, kind, question }: { number: number; kind: keyof P; question: never }) => {
    handlers[kind](question).then(
      (answer) => reply({ number, answer }),
      (problem: unknown) =>
        reply({ number, failure: problem instanceof Error ? problem.message : String(problem) }),
    )
  })
  const leave = () => void end().finally(() => process.exit(0))
  process.once('disconnect', leave)
  process.once('SIGTERM', leave)
}
