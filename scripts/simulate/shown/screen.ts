import { statusLine, tableLines, type Glance } from './board'

export type Screen = { close(): void }

const REDRAW_MS = 500
const SAY_EVERY_MS = 5_000

const up = (lines: number) => `\u001b[${lines}A`
const ERASE_BELOW = '\u001b[0J'

/** A table that is drawn anew in place; a plain line now and then where nobody looks at a terminal. */
export function openScreen(out: NodeJS.WriteStream, glance: () => Glance): Screen {
  if (!out.isTTY) {
    const timer = setInterval(() => out.write(`${statusLine(glance())}\n`), SAY_EVERY_MS)
    return { close: () => clearInterval(timer) }
  }
  let drawn = 0
  const erase = () => (drawn > 0 ? up(drawn) + ERASE_BELOW : '')
  const draw = () => {
    const lines = tableLines(glance(), out.columns, out.rows)
    out.write(`${erase()}${lines.join('\n')}\n`)
    drawn = lines.length
  }
  const timer = setInterval(draw, REDRAW_MS)
  return {
    close: () => {
      clearInterval(timer)
      draw()
    },
  }
}
