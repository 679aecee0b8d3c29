import { ISOLATED } from '../pace'
import { type Stage } from '../stage'
import { measureScanning, type Scanned } from './scanning'
import { openFor } from './start'

/**
 * A page that writes each scan to the disk and counts it, and does nothing else: what the browser and the machine take
 * for themselves, whatever an app does.
 */
const PAGE = `<!doctype html>
<div role="progressbar" aria-valuenow="0">0</div>
<script>
  const bar = document.querySelector('[role=progressbar]')
  let [typed, count] = ['', 0]
  const opening = indexedDB.open('floor', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('scans', { autoIncrement: true })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return void (typed += key.length === 1 ? key : '')
    const code = typed
    typed = ''
    const writing = opening.result.transaction('scans', 'readwrite', { durability: 'strict' })
    writing.objectStore('scans').add(code)
    writing.oncomplete = () => {
      count += 1
      bar.textContent = count + ' ' + code
      bar.setAttribute('aria-valuenow', count)
    }
  })
</script>`

export async function measureFloor(stage: Stage, url: string, codes: readonly string[]): Promise<Scanned> {
  const device = await openFor(stage, url, stage.calibration.slowDown)
  try {
    await device.page.route('**/floor', (route) =>
      route.fulfill({ contentType: 'text/html', headers: ISOLATED, body: PAGE }),
    )
    await device.open('/floor')
    await device.page.getByRole('progressbar').waitFor()
    return await measureScanning(device, codes, stage.calibration)
  } finally {
    await device.close()
  }
}
