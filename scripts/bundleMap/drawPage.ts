import { type Group } from './groups'
import { squarify, type Box } from './squarify'

const SHEET: Box = { x: 0, y: 0, width: 1_200, height: 760 }
/** Room for a group's name. */
const HEAD = 16
const SMALLEST_NAMED = 60

export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0)} kB`

/** One page without scripts: every module a box as large as its share; its name shows under the pointer. */
export function drawPage(title: string, groups: readonly Group[]): string {
  const total = groups.reduce((sum, { bytes }) => sum + bytes, 0)
  const boxes = squarify(
    groups.map(({ bytes }) => bytes),
    SHEET,
  )
  const drawn = groups.map((group, nth) => drawGroup(group, boxes[nth] ?? SHEET, total)).join('')
  return `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><style>
body{font:13px system-ui;margin:16px}svg{width:100%;height:auto}text{font:11px system-ui;pointer-events:none}
.ours{fill:#bfe3cf}.theirs{fill:#d9dde6}rect{stroke:#fff}rect.group{fill:none;stroke:#333}td{padding:0 12px 0 0}
</style><h1>${escape(title)}</h1><p>${kilobytes(total)} of scripts. Green is ours. Point at a box for its name.</p>
<svg viewBox="0 0 ${SHEET.width} ${SHEET.height}">${drawn}</svg>${listGroups(groups, total)}`
}

function drawGroup({ name, bytes, isOurs, modules }: Group, box: Box, total: number): string {
  const hasHead = box.height > 3 * HEAD && box.width > SMALLEST_NAMED
  const inner = hasHead ? { ...box, y: box.y + HEAD, height: box.height - HEAD } : box
  const places = squarify(
    modules.map((module) => module.bytes),
    inner,
  )
  const rects = modules.map((module, nth) => {
    const place = places[nth]
    return place === undefined
      ? ''
      : `<rect class="${isOurs ? 'ours' : 'theirs'}" ${at(place)}><title>${escape(module.name)}: ${kilobytes(module.bytes)}</title></rect>`
  })
  const share = `${((bytes / total) * 100).toFixed(1)}%`
  const head = hasHead
    ? `<text x="${box.x + 3}" y="${box.y + HEAD - 4}">${escape(fit(`${name} ${share}`, box.width))}</text>`
    : ''
  return `${rects.join('')}<rect class="group" ${at(box)}/>${head}`
}

const at = ({ x, y, width, height }: Box) =>
  `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`

/** About six units a letter. */
const fit = (text: string, width: number) => text.slice(0, Math.max(0, Math.floor(width / 6)))

function listGroups(groups: readonly Group[], total: number): string {
  const rows = groups.map(
    ({ name, bytes, modules }) =>
      `<tr><td>${escape(name)}<td>${kilobytes(bytes)}<td>${((bytes / total) * 100).toFixed(1)}%<td>${modules.length} modules`,
  )
  return `<table>${rows.join('')}</table>`
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
