export const space = { xxs: 2, xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const

export const radius = { s: 8, m: 12, button: 14, card: 16, round: 999 } as const

/** Gloves and a hand full of goods: nothing to touch is smaller than `min`, and what is done all day is `primary`. */
export const touch = { min: 48, primary: 60, row: 64, hold: 68 } as const

export const bar = { height: 64 } as const

/** `edge` is the coloured side of a card. */
export const stroke = { hair: 1, strong: 2, edge: 6 } as const

export const picture = { small: 56, big: 104 } as const

/** Wider than this, lines become too long to read at a glance and the thumb no longer reaches across. */
export const layout = { contentWidth: 720, formWidth: 480, dialogWidth: 420 } as const

/** How tall a key of the keypad is where there is room for it. */
export const keyHeight = 62

/** The sign on a full-screen stop. */
export const signSize = 88

/** Below this height a screen has no room for what is only nice to see. */
export const shortScreen = 640

export const progressHeight = 10

export const rangeBar = { height: 12, markWidth: 6, markHeight: 24 } as const

/** What is pressed steps back a little, which shows through gloves where a colour alone may not. */
export const pressedOpacity = 0.7
export const disabledOpacity = 0.45
