/**
 * Keeps the app itself in the browser, so that it starts without a signal. What the service answers is never kept
 * here: orders hold customers, and the app has its own places for what it may remember.
 */

/** Written in front of this when the app is built: which files there are, and a name for just these. */
const { version, files, notTheApp } = self.FACTS

const SHELF = `tote-${version}`
const PAGE = '/index.html'

self.addEventListener('install', (event) => {
  // `reload`: past the browser's own cache, or an old page could be kept under a new name.
  const wanted = files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(wanted)))
})

self.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))
    // The page that brought this worker is the first that it serves.
    await self.clients.claim()
  }
  event.waitUntil(tidyUp())
})

// Whoever is told that a newer app waits may want it at once (state/care/newVersion.web.ts).
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (files.includes(pathname)) return event.respondWith(findKept(pathname, request))
  if (request.mode === 'navigate' && !notTheApp.test(pathname)) event.respondWith(findKept(PAGE, request))
})

async function findKept(file, request) {
  const shelf = await caches.open(SHELF)
  return (await shelf.match(file)) ?? fetch(request)
}
