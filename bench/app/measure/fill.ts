import { type Order } from '@/domain/contract/order'
import { makeCommand } from '@/state/outbox/makeCommand'
import { finishOf } from '@/__tests__/support/commands'
import { PICKER, setupFor, type Device } from '../device'

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
