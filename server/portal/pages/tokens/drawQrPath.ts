import bwipjs from 'bwip-js/node'

/** Readers need this much of nothing around a code. */
export const QUIET_MODULES = 4

/** The most bytes that the largest code holds at the lowest level of correction; nothing soils a screen. */
const MOST_BYTES = 2_953

/** Runs of dark modules as one path, a module a unit. Undefined for a text that fits no code. */
export function drawQrPath(text: string): { path: string; modules: number } | undefined {
  if (Buffer.byteLength(text) > MOST_BYTES) return undefined
  const [code] = bwipjs.raw('qrcode', text, 'eclevel=L')
  if (code === undefined || !('pixs' in code)) throw new Error('The QR code was not drawn.')
  const { pixs, pixx: modules } = code
  const runs: string[] = []
  for (let y = 0; y < modules; y += 1) {
    const row = pixs.slice(y * modules, (y + 1) * modules).join('')
    for (const run of row.matchAll(/1+/g)) {
      runs.push(`M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    }
  }
  return { path: runs.join(''), modules }
}
