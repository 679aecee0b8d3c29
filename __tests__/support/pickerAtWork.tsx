import { act, screen, userEvent, waitFor, within } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type OrderId } from '@/domain/contract/ids'
import { type Order, type OrderLine } from '@/domain/contract/order'
import { type Signal } from '@/domain/feedback/signals'
import { pickEventSchema, type PickEvent } from '@/domain/picking/events'
import { type Journal } from '@/state/journal/journal'
import { type Ports } from '@/state/ports'
import { makeFeedback, makeJournal, makeScanner } from './device'
import { getDemoOrders, renderApp } from './renderApp'

const user = userEvent.setup()

/** Somebody at work in the demo store: the whole app, a scanner in hand, and an ear for the signals. */
export function startPicker(given: Partial<Ports> & { url?: string } = {}) {
  const { attachScanners, scan } = makeScanner()
  const feedback = makeFeedback()
  const journal = given.journal ?? makeJournal()
  const app = renderApp({ attachScanners, feedback, ...given, journal })
  return {
    ...app,
    journal,
    heard: feedback.heard,
    /** Pulls the trigger, and goes on at once. */
    trigger: scan,
    scan: (code: string) => scanAndHear(scan, feedback.heard, code),
  }
}

/** Pulls the trigger and waits until it is answered. Every scan is answered, by one signal. */
export async function scanAndHear(
  scan: (code: string) => void,
  heard: readonly Signal[],
  code: string,
): Promise<Signal | undefined> {
  const before = heard.length
  scan(code)
  await waitFor(() => expect(heard.length).toBeGreaterThan(before))
  expect(heard.slice(before)).toHaveLength(1)
  return heard.at(-1)
}

export async function signInAsPicker(): Promise<void> {
  await user.press(await screen.findByRole('button', { name: 'Try as picker' }))
  await screen.findByRole('tab', { name: /^To pick [1-9]/ })
}

/** Opens a begun or an urgent order by the button at the bottom, which names it. */
export async function startOrder({ order_code }: Order): Promise<void> {
  await user.press(
    await screen.findByRole('button', { name: new RegExp(`^(Start|Go on with) ${order_code}$`) }),
  )
  await screen.findByText(/^\d+ of \d+ done$/)
}

/** Opens an order by its card, whichever it is. */
export async function openOrder({ order_code }: Order): Promise<void> {
  await user.press(await screen.findByRole('button', { name: order_code }))
  await user.press(await screen.findByRole('button', { name: /^(Start|Go on) picking$/ }))
  await screen.findByText(/^\d+ of \d+ done$/)
}

/** What fills the screen until it is answered. */
export async function findStop(title: string) {
  const stop = await screen.findByLabelText(title)
  expect(stop).toHaveProp('role', 'alertdialog')
  return within(stop)
}

/** A question over the list. */
export async function findDialog(title: string) {
  const dialogs = await screen.findAllByLabelText(title)
  const dialog = dialogs.find(({ props }) => props.role === 'dialog')
  if (dialog === undefined) throw new Error(`No dialog is called ${title}`)
  return within(dialog)
}

/** The first of the demo's orders with all of these goods in it. */
export async function getDemoOrderOf(...skus: string[]): Promise<Order> {
  const orders = await getDemoOrders()
  const order = orders.find(({ items }) => skus.every((sku) => items.some((line) => line.sku === sku)))
  if (order === undefined) throw new Error(`The demo has no order of ${skus.join(', ')}`)
  return order
}

export function getLineOf({ items }: Order, sku: string): OrderLine {
  const line = items.find((item) => item.sku === sku)
  if (line === undefined) throw new Error(`The order has no ${sku}`)
  return line
}

export function codeOf({ name, barcode: [code] }: OrderLine): string {
  if (code === undefined) throw new Error(`${name} has no barcode`)
  return code
}

/** What a scale prints for these goods: `21`, the item number, the weight in grams, a check digit. */
export function scaleLabel(line: OrderLine, grams: number): string {
  return withCheckDigit(`${codeOf(line).slice(0, 7)}${String(grams).padStart(5, '0')}`)
}

/** Who picks in the demo, and in the stores that tests make up. */
const PICKERS = ['Sam', 'Mira']

/** What the device's journal holds of an order, oldest first. One of them picks it. */
export async function readEvents(journal: Journal, orderId: OrderId): Promise<PickEvent[]> {
  let entries: unknown[] = []
  // While the disk is read the app goes on.
  await act(async () => {
    entries = (await Promise.all(PICKERS.map((by) => journal.read(orderId, by)))).flat()
  })
  return entries.map((entry) => pickEventSchema.parse(entry))
}
