import { type Page } from '@playwright/test'

/** As long as a slow machine takes to read the demo's catalog. */
const PATIENCE_MS = 60_000

/**
 * Waits until an app that shows an order knows the way past its lines. Nobody else does: the order is there to be picked
 * before, in the order of the customer, and rows move once when the catalog comes.
 */
export async function awaitWay(page: Page, orderId: string): Promise<void> {
  const from = Date.now()
  while (!(await isKept(page, orderId))) {
    if (Date.now() - from > PATIENCE_MS) throw new Error('The way through the store is not known')
    await page.waitForTimeout(20)
  }
}

/** The app keeps where the lines are found (`state/orders/keptWhereabouts.ts`) once it is known. */
const isKept = (page: Page, orderId: string): Promise<boolean> =>
  page.evaluate(
    (end) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('tote-kept')
        opening.onerror = () => reject(opening.error ?? new Error('What is kept cannot be opened'))
        opening.onsuccess = () => {
          const database = opening.result
          const listing = database.transaction('reads').objectStore('reads').getAllKeys()
          listing.onerror = () => reject(listing.error ?? new Error('What is kept cannot be read'))
          listing.onsuccess = () => {
            database.close()
            resolve(listing.result.some((key) => String(key).endsWith(end)))
          }
        }
      }),
    `/where/${orderId}`,
  )
