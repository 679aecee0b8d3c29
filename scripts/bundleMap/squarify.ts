export type Box = { x: number; y: number; width: number; height: number }

/**
 * Lays areas out in a box, each as near to a square as it goes: rows along the shorter side, ended where one more would
 * make their worst box longer. Areas come largest first; together they fill the box.
 */
export function squarify(areas: readonly number[], box: Box): Box[] {
  const total = areas.reduce((sum, area) => sum + area, 0)
  const scale = total > 0 ? (box.width * box.height) / total : 0
  const boxes: Box[] = []
  let rest = box
  for (let from = 0; from < areas.length;) {
    const side = Math.min(rest.width, rest.height)
    const until = endOfRow(areas, from, side, scale)
    const row = areas.slice(from, until).map((area) => area * scale)
    const depth = side > 0 ? row.reduce((sum, area) => sum + area, 0) / side : 0
    const isUpright = rest.width >= rest.height
    let along = 0
    for (const area of row) {
      const length = depth > 0 ? area / depth : 0
      boxes.push(
        isUpright
          ? { x: rest.x, y: rest.y + along, width: depth, height: length }
          : { x: rest.x + along, y: rest.y, width: length, height: depth },
      )
      along += length
    }
    rest = isUpright
      ? { ...rest, x: rest.x + depth, width: Math.max(0, rest.width - depth) }
      : { ...rest, y: rest.y + depth, height: Math.max(0, rest.height - depth) }
    from = until
  }
  return boxes
}

function endOfRow(areas: readonly number[], from: number, side: number, scale: number): number {
  let sum = 0
  let worst = Number.POSITIVE_INFINITY
  for (let until = from; until < areas.length; until += 1) {
    const area = (areas[until] ?? 0) * scale
    const largest = (areas[from] ?? 0) * scale
    const next = longest(largest, area, sum + area, side)
    if (next > worst) return until
    sum += area
    worst = next
  }
  return areas.length
}

/** How long the longer side of the worst box of a row is, beside its shorter one. */
function longest(largest: number, least: number, sum: number, side: number): number {
  const square = side * side
  return least === 0
    ? Number.POSITIVE_INFINITY
    : Math.max((square * largest) / sum ** 2, sum ** 2 / (square * least))
}
