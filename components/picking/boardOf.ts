import { type LineId } from '@/domain/contract/ids'
import { type PickSession } from '@/domain/picking/session'
import { layOut, nextLine, type Walk } from '@/domain/picking/walk'

/**
 * The line that is shown large and the rows below it. Rows are texts, and the same list for as long as none comes, goes
 * or moves.
 */
export type Board = { next: LineId | undefined; rows: readonly string[] }

export type ReadBoard = (session: PickSession, chosen: LineId | undefined) => Board

/** Several parts of the screen ask for the same board after every scan: it is worked out once. */
export function createBoard(walk: Walk): ReadBoard {
  let last: { session: PickSession; chosen: LineId | undefined; board: Board } | undefined
  return (session, chosen) => {
    if (last?.session === session && last.chosen === chosen) return last.board
    const next = nextLine(session, walk, chosen)?.line._id
    const rows = layOut(session, walk, next).map(({ key }) => key)
    const before = last?.board.rows
    const board = { next, rows: before !== undefined && isSame(before, rows) ? before : rows }
    last = { session, chosen, board }
    return board
  }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((row, place) => row === other[place])

export function splitRow(row: string): [kind: string, id: string] {
  const space = row.indexOf(' ')
  return [row.slice(0, space), row.slice(space + 1)]
}
