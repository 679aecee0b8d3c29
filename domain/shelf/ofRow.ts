/** From and to, where a list that is sorted by row has the entries of this one. */
export function rangeOf(rows: Uint16Array, row: number): readonly [from: number, to: number] {
  const from = firstAtLeast(rows, row)
  let to = from
  while (rows[to] === row) to += 1
  return [from, to]
}

function firstAtLeast(rows: Uint16Array, row: number): number {
  let [least, most] = [0, rows.length]
  while (least < most) {
    const middle = (least + most) >> 1
    if ((rows[middle] ?? 0) < row) least = middle + 1
    else most = middle
  }
  return least
}
