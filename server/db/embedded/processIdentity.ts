import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** A process that can be told from a later one with the same number. */
export interface ProcessIdentity {
  pid: number
  /** When it started, in words of the platform; only good for comparing. */
  startedAt: string
  /** Where its number means something: this boot and, in a container, its own numbering of processes. */
  machine: string
}

/** Of a process on this machine. */
export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid) ?? '', machine: thisMachine() }
}

export type Liveness = 'alive' | 'dead' | 'unknown'

export function livenessOf({ pid, startedAt, machine }: ProcessIdentity): Liveness {
  if (machine !== thisMachine()) return 'unknown'
  if (!answersSignal(pid)) return 'dead'
  const start = startOf(pid)
  // Hidden by the system: it is there, and that must do.
  if (start === undefined) return 'alive'
  return start === startedAt ? 'alive' : 'dead'
}

function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const NOBODY = 'ended'

/** Undefined when the system does not say. A killed process that its parent has not collected counts as ended. */
function startOf(pid: number): string | undefined {
  return hasProc() ? startFromProc(pid) : startFromPs(pid)
}

function startFromProc(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  // The name, in parentheses, may hold blanks and parentheses of its own.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  return fields[0] === 'Z' || fields[0] === 'X' ? NOBODY : fields[19]
}

/** macOS has no /proc. */
function startFromPs(pid: number): string | undefined {
  try {
    const args = ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)]
    const line = execFileSync('ps', args, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    const [state, ...started] = line.trim().split(/\s+/)
    return state?.startsWith('Z') ? NOBODY : started.join(' ')
  } catch {
    return undefined
  }
}

function hasProc(): boolean {
  return readText('/proc/self/stat') !== undefined
}

function thisMachine(): string {
  if (!hasProc()) return process.platform
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()} ${readlinkSync('/proc/self/ns/pid')}`
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
