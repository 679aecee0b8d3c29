import { type Page } from '@playwright/test'

/** What the app on this page keeps of what it has read (`state/kept`), below a place. */
export const readKept = (page: Page, place: string): Promise<Record<string, string>> =>
  page.evaluate(
    (prefix) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tote-kept')
        opening.onerror = () => reject(opening.error ?? new Error('What is kept cannot be opened'))
        opening.onsuccess = () => {
          const database = opening.result
          const found: Record<string, string> = {}
          const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
          const reading = database.transaction('reads').objectStore('reads').openCursor(range)
          reading.onerror = () => reject(reading.error ?? new Error('What is kept cannot be read'))
          reading.onsuccess = () => {
            const row = reading.result
            if (row !== null) {
              found[String(row.key)] = String(row.value)
              return row.continue()
            }
            database.close()
            resolve(found)
          }
        }
      }),
    place,
  )

export const writeKept = (page: Page, key: string, value: string): Promise<void> =>
  page.evaluate(
    ([at, text]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tote-kept')
        opening.onerror = () => reject(opening.error ?? new Error('What is kept cannot be opened'))
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction('reads', 'readwrite')
          writing.objectStore('reads').put(text, at)
          writing.onerror = () => reject(writing.error ?? new Error('What is kept takes nothing'))
          writing.oncomplete = () => {
            database.close()
            resolve()
          }
        }
      }),
    [key, value] as const,
  )
