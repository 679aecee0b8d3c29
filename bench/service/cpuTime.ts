import { readFile } from 'node:fs/promises'

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100
/** After the name in parentheses: utime and stime are fields 14 and 15 of the line. */
const USER_TICKS = 11
const SYSTEM_TICKS = 12

/** The processor time that a process has used so far, all its threads together; undefined where nobody counts. */
export async function findCpuSeconds(pid: number): Promise<number | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS_PER_SECOND
  } catch {
    return undefined
  }
}
