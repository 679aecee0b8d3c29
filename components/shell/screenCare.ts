/** Where goods are in one hand and the device in the other, for minutes, without a touch. */
const handsFull: readonly string[] = ['pick', 'replace/[lineId]', 'add', 'review'].map(
  (screen) => `orders/[orderId]/${screen}`,
)

/** Everything about one order: what its customer wrote may stand on it, and what they eat does. Lists show codes alone. */
const ONE_ORDER = 'orders/[orderId]/'

export type ScreenCare = { isAwake: boolean; isSecret: boolean }

/** What the display must do while this kind of screen is open. */
export const screenCare = (route: string): ScreenCare => ({
  isAwake: handsFull.includes(route),
  isSecret: route.startsWith(ONE_ORDER),
})
