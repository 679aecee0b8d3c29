import { Platform } from 'react-native'

/** For what scrolls and may hold nothing to press: in a browser the arrow keys scroll only what can have the focus. */
export const scrolledByKeys = Platform.OS === 'web' ? ({ tabIndex: 0 } as const) : {}
