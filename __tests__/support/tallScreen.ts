import { measureParentSize } from '@shopify/flash-list/dist/recyclerview/utils/measureLayout'

/** A list draws the rows that fit on its screen. On one this tall every row of a large order does. */
export function makeScreenTall(): void {
  jest.mocked(measureParentSize).mockReturnValue({ width: 400, height: 40_000 })
}
