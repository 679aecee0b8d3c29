/** The portal works without this; with it, times are local, tokens are copied by a button, and lists stay fresh. */

const LIVE_EVERY_MS = 3_000

const localTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

function showLocalTimes(root) {
  for (const time of root.querySelectorAll('time[data-local]')) {
    time.title = time.dateTime
    time.textContent = localTime.format(new Date(time.dateTime))
  }
}

function offerCopying(root) {
  for (const button of root.querySelectorAll('button[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      const field = document.getElementById(button.dataset.copy)
      field.select()
      try {
        await navigator.clipboard.writeText(field.value)
        button.textContent = button.dataset.copied
      } catch {
        // Without permission, or without TLS, the text stays selected: the keyboard's own copy works on it.
      }
    })
  }
}

/** Asks for this page again and puts in what changed, unless somebody is busy in there. */
async function refresh(live) {
  if (document.hidden || live.contains(document.activeElement)) return
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = page.querySelector('[data-live]')
  // Times on the page are local already; what came is compared as it came.
  if (!fresh || fresh.innerHTML === live.lastSeen) return
  live.lastSeen = fresh.innerHTML
  live.innerHTML = fresh.innerHTML
  prepare(live)
}

function keepFresh() {
  const live = document.querySelector('[data-live]')
  if (!live) return
  live.lastSeen = live.innerHTML
  const again = () =>
    refresh(live)
      .catch(() => undefined)
      .finally(() => setTimeout(again, LIVE_EVERY_MS))
  setTimeout(again, LIVE_EVERY_MS)
}

function prepare(root) {
  showLocalTimes(root)
  offerCopying(root)
}

keepFresh()
prepare(document)
document.querySelector('[aria-invalid=true]')?.focus()
document.querySelector('nav.sections [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
