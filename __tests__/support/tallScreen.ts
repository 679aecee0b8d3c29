import { measureParentSize } from '@shopify/flash-list/dist/recyclerview/utils/measureLayout'
import { Dimensions } from 'react-native'

const TALL = 40_000

/** A list draws the rows that fit on its screen. On one this tall every row of a large order does. */
export function makeScreenTall(): void {
  jest.mocked(measureParentSize).mockReturnValue({ width: 400, height: TALL })
  const window = { ...Dimensions.get('window'), height: TALL }
  Dimensions.set({ window, screen: window })
}
