export type Size = { width: number; height: number }
export type Part = Size & { x: number; y: number }

/** Of a picture that covers a panel and is cut to it: the part that is seen. */
export function visiblePart(picture: Size, panel: Size): Part {
  if (panel.width === 0 || panel.height === 0) return { x: 0, y: 0, ...picture }
  const scale = Math.max(panel.width / picture.width, panel.height / picture.height)
  const width = Math.min(picture.width, panel.width / scale)
  const height = Math.min(picture.height, panel.height / scale)
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** Two labels on a shelf edge: the picker means the one in the middle. */
export function nearestToMiddle<At extends { x: number; y: number }>(
  found: At[],
  { width, height }: Size,
): At | undefined {
  const distance = ({ x, y }: At) => Math.hypot(x - width / 2, y - height / 2)
  return found.reduce<At | undefined>(
    (nearest, each) => (nearest === undefined || distance(each) < distance(nearest) ? each : nearest),
    undefined,
  )
}
