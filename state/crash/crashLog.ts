import { z } from 'zod'
import { type Clock } from '@/api/clock'
import { addCrash, crashOf, crashSchema, type Crash } from '@/domain/crash/crash'
import { wayOut, type Answered, type WayOut } from '@/domain/crash/wayOut'
import { takeTurns } from '@/state/disk/takeTurns'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { type Kept } from '@/state/kept/kept'

export const CRASHES_KEY = 'crashes'

const savedCrashesSchema = z.object({ version: z.literal(1), crashes: z.array(crashSchema) })

/** What went wrong on this device lately. Nothing in it may fail: it is asked when everything else has. */
export type CrashLog = {
  /** Says which kind of screen is open now. */
  enter(route: string): void
  record(kind: Crash['kind'], thrown: unknown): Promise<void>
  /** How to go on, given how somebody went on last. */
  findWay(): WayOut
  answer(way: WayOut): void
  /** Oldest first. */
  read(): Promise<readonly Crash[]>
}

export function createCrashLog(disk: Kept, clock: Clock, version: string): CrashLog {
  const kept = forgivingKept(disk, clock)
  const inTurn = takeTurns()
  let route = ''
  let answered: Answered | undefined
  /** Also what the disk did not take. */
  let known: readonly Crash[] | undefined

  async function open(): Promise<readonly Crash[]> {
    known ??= readSaved(await kept.read(CRASHES_KEY))
    return known
  }

  return {
    enter(now) {
      route = now
    },
    record(kind, thrown) {
      const crash = crashOf(thrown, { at: new Date(clock.nowMs()).toISOString(), version, route, kind })
      return inTurn(async () => {
        known = addCrash(await open(), crash)
        const saved: z.input<typeof savedCrashesSchema> = { version: 1, crashes: [...known] }
        await kept.write([[CRASHES_KEY, JSON.stringify(saved)]])
      })
    },
    findWay: () => wayOut(answered, clock.nowMs()),
    answer(way) {
      answered = { way, atMs: clock.nowMs() }
    },
    read: () => inTurn(open),
  }
}

function readSaved(text: string | undefined): readonly Crash[] {
  if (text === undefined) return []
  try {
    return savedCrashesSchema.safeParse(JSON.parse(text)).data?.crashes ?? []
  } catch {
    return []
  }
}
