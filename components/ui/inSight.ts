export type Drawn = {
  blocks: readonly number[]
  /** The room of those before and behind them. */
  above: number
  below: number
}

/** Which blocks of a list touch the stretch that is seen. Whoever was never drawn is taken to be as high as the others. */
export function blocksInSight(
  count: number,
  heights: ReadonlyMap<number, number>,
  sight: { from: number; to: number },
): Drawn {
  const usual = [...heights.values()].reduce((sum, height) => sum + height, 0) / Math.max(1, heights.size)
  const blocks: number[] = []
  let [top, above, below] = [0, 0, 0]
  for (let nth = 0; nth < count; nth += 1) {
    const height = heights.get(nth) ?? usual
    if (top + height < sight.from) above += height
    else if (top > sight.to) below += height
    else blocks.push(nth)
    top += height
  }
  return { blocks, above, below }
}
