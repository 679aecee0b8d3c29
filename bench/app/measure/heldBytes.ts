import { type CDPSession } from '@playwright/test'
import { z } from 'zod'

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.tuple([z.array(z.string())], z.unknown()),
    }),
  }),
  nodes: z.array(z.number()),
})

/** What the engine makes for itself: compiled code, and its side of the page. */
const OF_THE_ENGINE = ['code', 'native', 'synthetic', 'hidden']

/** Bytes of all that the app itself holds: objects, texts, lists, functions. */
export async function readHeldBytes(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = snapshotSchema.parse(JSON.parse(chunks.join('')))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? -1] ?? ''
    if (!OF_THE_ENGINE.includes(kind)) bytes += nodes[node + size] ?? 0
  }
  return bytes
}
