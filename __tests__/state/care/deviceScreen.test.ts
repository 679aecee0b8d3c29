import { createDeviceScreen } from '@/state/care/deviceScreen'

/** Android's own counting: a name holds the display until it is given back; a window is secret or not. */
function makeDisplay() {
  const held = { awake: new Set<string>(), isSecret: false }
  const screen = createDeviceScreen(
    async () => ({
      activateKeepAwakeAsync: async (name = '') => void held.awake.add(name),
      deactivateKeepAwake: async (name = '') => void held.awake.delete(name),
    }),
    (isSecret) => {
      held.isSecret = isSecret
    },
  )
  return { screen, held }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it('stays awake by a name for each wish, so that the last one ends it', async () => {
  const { screen, held } = makeDisplay()
  const [first, second] = [screen.keepAwake(), screen.keepAwake()]
  await settle()
  expect(held.awake.size).toBe(2)
  first()
  await settle()
  expect(held.awake.size).toBe(1)
  second()
  await settle()
  expect(held.awake.size).toBe(0)
})

it('is secret for as long as anybody wishes it, and at once', () => {
  const { screen, held } = makeDisplay()
  const [first, second] = [screen.keepSecret(), screen.keepSecret()]
  expect(held.isSecret).toBe(true)
  first()
  expect(held.isSecret).toBe(true)
  second()
  expect(held.isSecret).toBe(false)
})

it('ends what was given back before the platform had answered', async () => {
  const { screen, held } = makeDisplay()
  screen.keepAwake()()
  await settle()
  expect(held.awake.size).toBe(0)
})

it('never fails on a device that cannot', async () => {
  const screen = createDeviceScreen(
    () => Promise.reject(new Error('No such module')),
    () => undefined,
  )
  screen.keepAwake()()
  await expect(settle()).resolves.toBeUndefined()
})
