import { act, screen, userEvent, waitFor } from '@testing-library/react-native'
import { router } from 'expo-router'
import { type Order } from '@/domain/contract/order'
import { type BatteryReading } from '@/domain/care/battery'
import * as goods from '@/server/demo/catalog/wellKnown'
import { SEEN_VERSION_KEY } from '@/state/care/seenVersion'
import { createCrashLog } from '@/state/crash/crashLog'
import { type Ports } from '@/state/ports'
import { makePorts } from '../support/device'
import { makeVault } from '../support/factories'
import {
  codeOf,
  findDialog,
  getDemoOrderOf,
  getLineOf,
  openOrder,
  readEvents,
  signInAsPicker,
  startPicker,
} from '../support/pickerAtWork'
import { getDemoCode, serviceUrl } from '../support/renderApp'
import { makeScreenTall } from '../support/tallScreen'

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))

beforeEach(makeScreenTall)

/** Three lines: eggs, bread, and two oat drinks. */
const getSmallOrder = () => getDemoOrderOf(goods.EGGS_10, goods.OAT_VANILLA)

async function pickSmallOrder(given: Partial<Ports> = {}) {
  const order = await getSmallOrder()
  const picker = startPicker(given)
  await signInAsPicker()
  await openOrder(order)
  return { order, picker }
}

function makeDisplay() {
  const held = { awake: 0, secret: 0 }
  const hold = (what: keyof typeof held) => () => {
    held[what] += 1
    return () => {
      held[what] -= 1
    }
  }
  return { held, screen: { keepAwake: hold('awake'), keepSecret: hold('secret') } }
}

const SECRET = { awake: 0, secret: 1 }
const AT_WORK = { awake: 1, secret: 1 }
const FREE = { awake: 0, secret: 0 }

describe('the display', () => {
  /** Every screen that is about one order, and what the display does there. */
  const screensOf = ({ order_id, items }: Order) => [
    { path: `/orders/${order_id}`, held: SECRET },
    { path: `/orders/${order_id}/pick`, held: AT_WORK },
    { path: `/orders/${order_id}/replace/${items[0]?._id}`, held: AT_WORK },
    { path: `/orders/${order_id}/add`, held: AT_WORK },
    { path: `/orders/${order_id}/review`, held: AT_WORK },
    { path: `/orders/${order_id}/cancel`, held: SECRET },
    { path: `/orders/${order_id}/journal`, held: SECRET },
  ]

  it('stays on while goods are picked, shows no order to others, and is free again for every list', async () => {
    const order = await getSmallOrder()
    const display = makeDisplay()
    startPicker({ screen: display.screen })
    await signInAsPicker()
    expect(display.held).toEqual(FREE)
    for (const { path, held } of screensOf(order)) {
      act(() => router.push(path as '/orders'))
      await waitFor(() => expect({ path, ...display.held }).toEqual({ path, ...held }))
      act(() => router.dismissTo('/orders'))
      await waitFor(() => expect(display.held).toEqual(FREE))
    }
    for (const path of ['/history', '/settings'] as const) {
      act(() => router.push(path))
      await waitFor(() => expect({ path, ...display.held }).toEqual({ path, ...FREE }))
    }
  })

  it('is given back by whoever signs out in the middle of an order', async () => {
    const display = makeDisplay()
    await pickSmallOrder({ screen: display.screen })
    expect(display.held).toEqual(AT_WORK)
    act(() => router.push('/settings'))
    await press('Sign out')
    const dialog = await findDialog('Sign out of Market Hall, Store 12?')
    await user.press(dialog.getByRole('button', { name: 'Sign out' }))
    await screen.findByLabelText('Set-up code')
    expect(display.held).toEqual(FREE)
  })
})

describe('the display of a shared device', () => {
  const PIN = '7294'
  async function typePin() {
    for (const digit of PIN) await press(digit)
    await press('OK')
  }

  it('may go dark behind the lock, shows the order to nobody, and stays on again for who comes back', async () => {
    const order = await getSmallOrder()
    const display = makeDisplay()
    let restedMs = 0
    const sinceMs = Date.now()
    const picker = startPicker({ screen: display.screen, steadyMs: () => Date.now() - sinceMs + restedMs })
    await screen.findByLabelText('Set-up code')
    const code = await getDemoCode('picker')
    // As the portal writes it for several people: the demo's own codes are for one.
    const shared = `${serviceUrl()}/setup${code.slice(code.indexOf('#')).replace(/&k=.*$/, '&s=1')}`
    await act(async () => picker.trigger(shared))
    await press('New here')
    await user.type(await screen.findByLabelText('Your name'), 'Mira')
    await press('Next')
    await typePin()
    await screen.findByText('Type the PIN once more')
    await typePin()
    await openOrder(order)
    expect(display.held).toEqual(AT_WORK)

    restedMs = 3_600_000
    await act(async () => picker.trigger(codeOf(getLineOf(order, goods.EGGS_10))))
    await screen.findByText('Locked')
    expect(display.held).toEqual(SECRET)
    await typePin()
    await waitFor(() => expect(display.held).toEqual(AT_WORK))
  })
})

describe('the battery', () => {
  function makeBattery(level: number) {
    let hear: ((reading: BatteryReading) => void) | undefined
    let reading = { level, isCharging: false }
    return {
      battery: {
        read: async () => reading,
        listen: (listener: (reading: BatteryReading) => void) => {
          hear = listener
          return () => {
            hear = undefined
          }
        },
      },
      become: (now: BatteryReading) => {
        reading = now
        act(() => hear?.(now))
      },
    }
  }

  const LOW = 'Battery 18%. Charge the device soon.'
  const VERY_LOW = 'Battery 9%. Charge the device now.'

  it('that runs low is told of once', async () => {
    const { battery, become } = makeBattery(0.5)
    startPicker({ battery })
    await signInAsPicker()
    become({ level: 0.18, isCharging: false })
    expect(await screen.findByText(LOW)).toBeOnTheScreen()
    await waitFor(() => expect(screen.queryByText(/^Battery/)).not.toBeOnTheScreen())
    become({ level: 0.17, isCharging: false })
    expect(screen.queryByText(/^Battery/)).toBeNull()
  })

  it('that is nearly empty stays in sight on every screen, beside the buttons, until it charges', async () => {
    const { battery, become } = makeBattery(0.09)
    await pickSmallOrder({ battery })
    expect(screen.getByText(VERY_LOW)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Scan' })).toBeOnTheScreen()
    act(() => router.dismissTo('/orders'))
    expect(await screen.findByText(VERY_LOW)).toBeOnTheScreen()
    become({ level: 0.09, isCharging: true })
    expect(screen.queryByText(/^Battery/)).toBeNull()
  })
})

describe('a new version', () => {
  const updated = () => makeVault(new Map([[SEEN_VERSION_KEY, '0.1.0']]))

  it('says once what it brings, at the orders, and not again after it was read', async () => {
    const vault = updated()
    const picker = startPicker({ vault, version: '0.2.0' })
    await signInAsPicker()
    const note = await findDialog('Tote was updated to 0.2.0')
    expect(note.getByText(/The display stays on while you pick\./)).toBeOnTheScreen()
    await user.press(note.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText('Tote was updated to 0.2.0')).toBeNull()

    picker.restart()
    await screen.findByRole('tab', { name: /^To pick/ })
    expect(vault.kept.get(SEEN_VERSION_KEY)).toBe('0.2.0')
    expect(screen.queryByText('Tote was updated to 0.2.0')).toBeNull()
  })

  it('says so, too, on a device whose last version wrote none down, and never on a new one', async () => {
    const vault = makeVault()
    const picker = startPicker({ vault, version: '0.2.0' })
    await signInAsPicker()
    expect(screen.queryByText('Tote was updated to 0.2.0')).toBeNull()

    vault.kept.delete(SEEN_VERSION_KEY)
    picker.restart()
    const note = await findDialog('Tote was updated to 0.2.0')
    expect(note.getByText(/The display stays on while you pick\./)).toBeOnTheScreen()
  })

  it('that waits offers itself between two orders, and never in one', async () => {
    const take = jest.fn(() => Promise.resolve())
    const newVersion = {
      take,
      listen: (hear: () => void) => {
        hear()
        return () => undefined
      },
    }
    await pickSmallOrder({ newVersion })
    expect(screen.queryByText('A new version is ready.')).toBeNull()
    act(() => router.dismissTo('/orders'))
    expect(await screen.findByText('A new version is ready.')).toBeOnTheScreen()
    await press('Restart')
    expect(take).toHaveBeenCalledTimes(1)
  })
})

describe('a screen that breaks in the middle of an order', () => {
  const { prototype } = Intl.DateTimeFormat
  const whole = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
  const mend = () => Object.defineProperty(prototype, 'format', whole)
  const breakTimes = () =>
    Object.defineProperty(prototype, 'format', {
      ...whole,
      get: () => {
        throw new Error('Call Mira Keller, +49 221 5550123')
      },
    })
  afterEach(mend)

  it('goes on where it was, with every pick, and says nothing of anybody in its report', async () => {
    const shareFile = jest.fn<ReturnType<Ports['shareFile']>, Parameters<Ports['shareFile']>>(
      async () => 'saved',
    )
    const { order, picker } = await pickSmallOrder({ shareFile })
    await picker.scan(codeOf(getLineOf(order, goods.EGGS_10)))
    await picker.scan(codeOf(getLineOf(order, goods.OAT_VANILLA)))
    const before = await readEvents(picker.journal, order.order_id)
    expect(before.map(({ type }) => type)).toEqual(['picking-begun', 'unit-picked', 'unit-picked'])

    const written = jest.spyOn(console, 'error').mockReturnValue(undefined)
    breakTimes()
    act(() => router.push(`/orders/${order.order_id}/journal`))
    expect(await screen.findByText('Something went wrong')).toBeOnTheScreen()
    expect(written).toHaveBeenCalled()
    await press('Send report')
    await screen.findByText(/^The file lies with the downloads/)
    const report = shareFile.mock.calls[0]?.[0].text ?? ''
    expect(JSON.parse(report)).toMatchObject({
      journal: 3,
      unsent: 0,
      crashes: [{ route: 'orders/[orderId]/journal', kind: 'screen' }],
    })
    expect(report).not.toMatch(/Mira|Keller|5550123|Sam/)
    expect(report).not.toContain(order.order_id)

    mend()
    written.mockRestore()
    await press('Go on')
    expect(screen.queryByText('Something went wrong')).toBeNull()
    act(() => router.back())
    expect(await screen.findByText('1 of 3 done')).toBeOnTheScreen()
    expect(await picker.scan(codeOf(getLineOf(order, goods.OAT_VANILLA)))).toBe('line-complete')
    expect(await readEvents(picker.journal, order.order_id)).toHaveLength(4)
  })
})

it('writes down what fails outside of a screen, and shows it to nobody', async () => {
  let fail: ((thrown: unknown) => void) | undefined
  const watchErrors: Ports['watchErrors'] = (hear) => {
    fail = hear
    return () => undefined
  }
  const { kept, clock } = makePorts()
  const crashes = createCrashLog(kept, clock, '0.2.0')
  startPicker({ watchErrors, crashes })
  await signInAsPicker()
  await act(async () => fail?.(new TypeError('undefined is not a function')))
  await waitFor(async () =>
    expect(await crashes.read()).toMatchObject([{ kind: 'beside', route: 'orders/index' }]),
  )
  expect(screen.queryByText('Something went wrong')).toBeNull()
})

describe('the settings', () => {
  async function openSettings(given: Partial<Ports> = {}) {
    const picker = startPicker(given)
    await signInAsPicker()
    act(() => router.push('/settings'))
    await screen.findByRole('radio', { name: 'Loud' })
    return picker
  }

  const choose = (name: string) => user.press(screen.getByRole('radio', { name }))

  it('play each signal by its name', async () => {
    const { heard } = await openSettings()
    await press('Hear the sounds')
    await press('Wrong item. Not in this order: put it back')
    await press('Order complete. Everything is decided')
    expect(heard).toEqual(['wrong-item', 'order-complete'])
  })

  it('set how loud the signals are, also at the next start', async () => {
    const volumes: number[] = []
    const feedback = {
      give: () => undefined,
      wake: () => undefined,
      setVolume: (to: number) => volumes.push(to),
    }
    const { restart } = await openSettings({ feedback })
    await choose('Off, only vibration')
    expect(volumes.at(-1)).toBe(0)
    restart()
    await screen.findByRole('tab', { name: /^To pick/ })
    expect(volumes.at(-1)).toBe(0)
  })

  it('enlarge every text, and leave the device as much as still fits', async () => {
    await openSettings()
    const title = () => screen.getByRole('heading', { name: 'Settings' })
    expect(title()).toHaveStyle({ fontSize: 20 })
    await choose('Largest')
    expect(title()).toHaveStyle({ fontSize: 29 })
    const { maxFontSizeMultiplier } = title().props as { maxFontSizeMultiplier: number }
    expect(29 * maxFontSizeMultiplier).toBeLessThanOrEqual(20 * 2)
  })

  it('say which version runs', async () => {
    await openSettings({ version: '0.2.0' })
    expect(screen.getByText('0.2.0')).toBeOnTheScreen()
  })
})
