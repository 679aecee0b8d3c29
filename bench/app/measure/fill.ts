import { type Order } from '@/domain/contract/order'
import { makeCommand } from '@/state/outbox/makeCommand'
import { finishOf } from '@/__tests__/support/commands'
import { toldAt } from '../../shelf/assortment'
import { PICKER, setupFor, type Device } from '../device'

const LOADING_LIMIT_MS = 600_000

/** Waits until the device has read the whole catalog: nobody but the device is asked for its last product. */
export async function awaitCatalog({ page, open }: Device, products: number): Promise<void> {
  const { sku, title } = toldAt(products - 1)
  await open('/products')
  await page.getByRole('textbox').first().fill(sku)
  await page.getByText(title).first().waitFor({ timeout: LOADING_LIMIT_MS })
}

/** Writes unsent ends of orders into the outbox of a device, as the app itself would have. */
export async function fillOutbox({ page }: Device, url: string, orders: readonly Order[]): Promise<void> {
  const workplace = { ...setupFor(url), picker: PICKER }
  const rows = orders.map((order) => {
    const command = makeCommand(workplace, order, finishOf(order), Date.now())
    return { id: command.id, state: command.state, command }
  })
  await page.evaluate(
    (unsent) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tote')
        opening.onerror = () => reject(opening.error ?? new Error('The outbox cannot be opened'))
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('outbox', 'readwrite')
          for (const row of unsent) writing.objectStore('outbox').add(row)
          writing.onerror = () => reject(writing.error ?? new Error('The outbox takes nothing'))
          writing.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    rows,
  )
}
