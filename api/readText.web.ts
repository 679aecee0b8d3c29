import { inOnePiece, type AnswerText } from './answerText'
import { letOthersGo, SLICE_MS, type Pause } from './inSlices'

/** Decoded in a moment, and gone from memory a moment later. */
const PART_BYTES = 64 * 1024

/**
 * Kept as the bytes that came, outside of the engine's own memory: megabytes of text in there are an errand for its
 * collector, and whoever scans waits for that. Taken in bit by bit, with pauses: a browser that is asked for all of a
 * long answer takes it in before anything else. What is short is read at one go.
 */
export async function readText(
  response: Response,
  pause: Pause = letOthersGo,
  partBytes = PART_BYTES,
): Promise<AnswerText> {
  const isShort = Number(response.headers.get('content-length') ?? Infinity) < partBytes
  if (isShort || response.body === null) return inOnePiece(await response.text())
  const chunks: Uint8Array[] = []
  const reader = response.body.getReader()
  let [until, taken] = [performance.now() + SLICE_MS, 0]
  for (let read; !(read = await reader.read()).done;) {
    chunks.push(read.value)
    taken += read.value.length
    // One that turns out to be short makes way for nobody, however long it was on its way.
    if (taken < partBytes || performance.now() < until) continue
    await pause()
    until = performance.now() + SLICE_MS
    taken = 0
  }
  return {
    size: chunks.reduce((sum, { length }) => sum + length, 0),
    parts: () => decodeParts(chunks, partBytes),
    whole: () => [...decodeParts(chunks, partBytes)].join(''),
  }
}

function* decodeParts(chunks: readonly Uint8Array[], partBytes: number): Generator<string> {
  const decoder = new TextDecoder()
  let part = ''
  for (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += partBytes) {
      part += decoder.decode(chunk.subarray(from, from + partBytes), { stream: true })
      if (part.length < partBytes) continue
      yield part
      part = ''
    }
  }
  yield part + decoder.decode()
}
