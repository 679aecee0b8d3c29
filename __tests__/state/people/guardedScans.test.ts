import { guardScans } from '@/state/people/guardedScans'
import { createScanStream } from '@/state/scans/scanStream'

it('shows nothing that is typed at the lock to whoever watches raw keys behind it', () => {
  let isLocked = true
  const scans = guardScans(createScanStream(), { onScan: () => undefined, isLocked: () => isLocked })
  const seen: unknown[] = []
  scans.watch((read) => void seen.push(read))
  const type = (text: string) =>
    [...text, 'Enter'].forEach((key, nth) =>
      scans.noteKey({ key, atMs: 5 * nth, isInField: false, isCapsLock: false }),
    )
  type('badge-of-b')
  expect(seen).toEqual([])
  isLocked = false
  type('4006381333931')
  expect(JSON.stringify(seen)).toContain('4006381333931')
})
