import type { Client } from '../client'
import { mb, ms, seconds, type Line } from '../line'
import { watchMemory } from '../memory'
import type { Plan } from '../plan'
import type { Stage } from '../stage'

const GOALS = { firstByteMs: 200, growthMb: 50 }
const BYTES_PER_MB = 1024 * 1024

export async function measureExport(stage: Stage, client: Client, plan: Plan): Promise<Line[]> {
  const { tookMs, jobId } = await client.export()
  const { result, beforeMb, mostMb } = await watchMemory(stage.service.pid, () => client.download(jobId))
  const growthMb = mostMb - beforeMb
  return [
    {
      name: `export of ${plan.products.toLocaleString('en')} products, request to COMPLETED`,
      figure: seconds(tookMs),
    },
    {
      name: '  download, first byte',
      figure: ms(result.firstByteMs),
      verdict: { goal: `under ${GOALS.firstByteMs} ms`, isMet: result.firstByteMs < GOALS.firstByteMs },
    },
    {
      name: `  download, all ${(result.bytes / BYTES_PER_MB).toFixed(1)} MB`,
      figure: ms(result.tookMs),
    },
    {
      name: '  memory that the download adds',
      figure: mb(growthMb),
      verdict: { goal: `under ${GOALS.growthMb} MB`, isMet: growthMb < GOALS.growthMb },
    },
  ]
}
