import { memo, type ReactElement } from 'react'

type PlacedRowProps<Row> = { row: Row; renderRow: (row: Row) => ReactElement }

/**
 * A row that is drawn again only when its place has got another one. Lists that change while somebody types name their
 * rows by place: a row that is there is changed then, which is faster than to make another one.
 */
export const PlacedRow = memo(function PlacedRow<Row>({ row, renderRow }: PlacedRowProps<Row>) {
  return renderRow(row)
}) as <Row>(props: PlacedRowProps<Row>) => ReactElement
