import { type BrowserContext, type Page } from '@playwright/test'

/** Everything that scripts of the page's origin can read again, as texts, by where it stands. */
export async function readStored(context: BrowserContext, page: Page): Promise<Record<string, string>> {
  // Functions with a name do not get through: the loader of TypeScript wraps them into something that pages lack.
  const inPage = await page.evaluate(async () => {
    const stored: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error('The browser does not open its database'))
      })
      for (const store of database.objectStoreNames) {
        stored[`indexedDB ${name}/${store}`] = await new Promise<string>((resolve, reject) => {
          const transaction = database.transaction(store)
          const rows = transaction.objectStore(store)
          const [keys, values] = [rows.getAllKeys(), rows.getAll()]
          transaction.oncomplete = () => resolve(JSON.stringify([keys.result, values.result]))
          transaction.onerror = () => reject(new Error('The browser does not read its database'))
        })
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        stored[`caches ${request.url}`] = (await (await cache.match(request))?.text()) ?? ''
      }
    }
    return stored
  })
  return { ...inPage, cookies: JSON.stringify(await context.cookies()) }
}

/** Where the secrets stand in what was read: `token in localStorage`. */
export function findInStored(stored: Record<string, string>, secrets: Record<string, string>): string[] {
  return Object.entries(stored).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))
      .map(([name]) => `${name} in ${place}`),
  )
}
