import { readFile } from 'node:fs/promises'

const SAMPLE_EVERY_MS = 20
const KB_PER_MB = 1024

/** What a process occupies of the machine's memory right now; NaN where nobody counts. */
export async function residentMb(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / KB_PER_MB
  } catch {
    return Number.NaN
  }
}

/** The most that a process occupied while something was done. */
export async function watchMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; beforeMb: number; mostMb: number }> {
  const beforeMb = await residentMb(pid)
  let mostMb = beforeMb
  const look = async () => {
    mostMb = Math.max(mostMb, await residentMb(pid))
  }
  const timer = setInterval(() => void look(), SAMPLE_EVERY_MS)
  try {
    const result = await work()
    await look()
    return { result, beforeMb, mostMb }
  } finally {
    clearInterval(timer)
  }
}
