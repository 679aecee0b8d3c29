import { symbologyOfHoneywell, symbologyOfZebra } from '@/domain/scanning/handheldCode'
import { type ScanStream } from '@/state/scans/scanStream'
import { scanEventSchema, type NativeHandheld } from './native'

/** What a handheld's own scanner broadcasts. */
export function hearScans(native: NativeHandheld, scans: ScanStream): () => void {
  const subscription = native.addListener('onScan', (body) => {
    const read = scanEventSchema.safeParse(body).data
    if (read === undefined || read.text === '') return
    const atMs = Date.now()
    const { source, text } = read
    switch (read.source) {
      case 'datawedge':
        return scans.offer({ source, text, atMs, symbology: symbologyOfZebra(read.label) })
      case 'honeywell':
        return scans.offer({
          source,
          text,
          atMs,
          symbology: symbologyOfHoneywell(read.codeId, read.aimId),
          delayMs: delayOf(read.readAt, atMs),
        })
    }
  })
  return () => subscription.remove()
}

/** Longer is a clock of its own, not a delay. */
const LONGEST_DELAY_MS = 10_000

function delayOf(readAt: string | undefined, atMs: number): number | undefined {
  const delayMs = readAt === undefined ? Number.NaN : atMs - Date.parse(readAt)
  return delayMs >= 0 && delayMs <= LONGEST_DELAY_MS ? delayMs : undefined
}
