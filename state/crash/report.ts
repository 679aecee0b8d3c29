import { type Clock } from '@/api/clock'
import { type Ports } from '@/state/ports'
import { type FileShared } from '@/state/files/shareFile'
import { findDeviceFacts } from './deviceFacts'

/** A disk that does not answer must not hold up the report about it. */
const PATIENCE_MS = 3_000

type Asked = Pick<Ports, 'crashes' | 'journal' | 'clock' | 'version' | 'shareFile'>

/** A file for whoever looks after the app: what broke, on what kind of device, and how much is not sent. No names, no orders. */
export async function shareReport(ports: Asked): Promise<FileShared> {
  const made = new Date(ports.clock.nowMs()).toISOString()
  return ports.shareFile({
    name: `tote-report-${made.slice(0, 16).replaceAll(/[T:]/g, '-')}.json`,
    mimeType: 'application/json',
    text: JSON.stringify(await composeReport(ports, made), undefined, 2),
  })
}

async function composeReport({ crashes, journal, clock, version }: Asked, made: string) {
  const [kept, commands, events] = await Promise.all([
    crashes.read(),
    inTime(clock, () => journal.listCommands()),
    inTime(clock, () => journal.countEvents()),
  ])
  return {
    app: 'Tote',
    version,
    made,
    device: findDeviceFacts(),
    unsent: commands?.length ?? 'unreadable',
    journal: events ?? 'unreadable',
    crashes: kept,
  }
}

function inTime<Value>(clock: Clock, ask: () => Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined)
    const callOff = clock.after(PATIENCE_MS, giveUp)
    // Some browsers refuse by throwing at once.
    void Promise.resolve().then(ask).then(resolve, giveUp).finally(callOff)
  })
}
