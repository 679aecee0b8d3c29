/** Lets one piece of work happen at a time, in the order in which they were handed in. One that fails stops no other. */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
}
