import { createBrowserScreen } from '@/state/care/browserScreen'

/** A browser that counts the locks it has given and not got back. */
function openPage() {
  const events = new EventTarget()
  let isVisible = true
  const locks = new Set<object>()
  const screen = createBrowserScreen({
    events,
    isVisible: () => isVisible,
    request: async () => {
      if (!isVisible) throw new Error('The page is hidden')
      const lock = {
        release: async () => {
          locks.delete(lock)
        },
      }
      locks.add(lock)
      return lock
    },
  })
  return {
    screen,
    locks,
    /** The browser takes every lock away with the page. */
    hide() {
      isVisible = false
      locks.clear()
      events.dispatchEvent(new Event('visibilitychange'))
    },
    show() {
      isVisible = true
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('keeps the display on until the last who asked has left', async () => {
  const { screen, locks } = openPage()
  const leavePick = screen.keepAwake()
  const leaveReview = screen.keepAwake()
  await settle()
  expect(locks.size).toBe(1)
  leavePick()
  leavePick()
  await settle()
  expect(locks.size).toBe(1)
  leaveReview()
  await settle()
  expect(locks.size).toBe(0)
})

it('keeps it on again for who comes back to the page, and not for who left meanwhile', async () => {
  const page = openPage()
  const leave = page.screen.keepAwake()
  await settle()
  page.hide()
  page.show()
  await settle()
  expect(page.locks.size).toBe(1)
  page.hide()
  leave()
  page.show()
  await settle()
  expect(page.locks.size).toBe(0)
})

it('gives back a lock that came after everybody had left', async () => {
  const { screen, locks } = openPage()
  screen.keepAwake()()
  await settle()
  expect(locks.size).toBe(0)
})

it.each([undefined, () => Promise.reject(new Error('The battery is low'))])(
  'lets people pick where a browser has no lock to give',
  async (request) => {
    const screen = createBrowserScreen({ request, isVisible: () => true, events: new EventTarget() })
    const leave = screen.keepAwake()
    await settle()
    expect(leave).not.toThrow()
    expect(screen.keepSecret()).not.toThrow()
  },
)
