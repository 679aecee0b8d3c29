/** People at work, each at their own pace. The first who cannot go on, for another reason than being stopped, stops all. */
export type Crew = {
  begin(work: () => Promise<void>): void
  /** Until nobody is at work, those included who began meanwhile. */
  allDone(): Promise<void>
}

export function gatherCrew(stop: AbortSignal, onFailure: (problem: unknown) => void): Crew {
  const atWork = new Set<Promise<void>>()
  return {
    begin(work) {
      const task: Promise<void> = work()
        .catch((problem: unknown) => {
          if (!stop.aborted) onFailure(problem)
        })
        .finally(() => atWork.delete(task))
      atWork.add(task)
    },
    async allDone() {
      while (atWork.size > 0) await Promise.all(atWork)
    },
  }
}
