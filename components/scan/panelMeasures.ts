/** The camera takes less than half: the picker reads the next item below it. */
const HEIGHT_SHARE = 0.4
const MAX_HEIGHT = 320

export const panelHeight = (windowHeight: number): number => Math.min(windowHeight * HEIGHT_SHARE, MAX_HEIGHT)

/** Wide and low, as most codes on goods are. */
export const frameShare = { width: '80%', height: '52%' } as const
