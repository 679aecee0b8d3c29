/** More than anything needs that waits for nothing but its turn. */
const TURNS = 40

/** Counted in turns, not in time: a machine that stands still for a moment takes none of them away. */
export async function aWhile(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
