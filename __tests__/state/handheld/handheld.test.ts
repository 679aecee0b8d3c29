import { type RawRead } from '@/domain/scanning/rawRead'
import { LATE_KEY_MS, WEDGE_GAP_MS } from '@/domain/scanning/timings'
import { createHandheld } from '@/state/handheld/createHandheld'
import { createScanStream, type Scan } from '@/state/scans/scanStream'
import { makeNativeHandheld } from '../../support/nativeHandheld'

const MILK = '4006381333931'

function attach() {
  const device = makeNativeHandheld()
  const scans = createScanStream()
  const heard: Scan[] = []
  scans.listen((scan) => heard.push(scan))
  const { attachScanners, keys } = createHandheld(device.native)
  const detach = attachScanners(scans)
  return { ...device, scans, keys, detach, heard, texts: () => heard.map(({ text }) => text) }
}

beforeEach(() => jest.useFakeTimers())
const pause = () => jest.advanceTimersByTime(WEDGE_GAP_MS + LATE_KEY_MS)

describe('a scanner that types into a device', () => {
  it('is a scan, and nothing of it reaches the field that has the focus', () => {
    const { type, texts, onScreen, heldKeys } = attach()
    type([...MILK, 'Enter'])
    pause()
    expect(texts()).toEqual([MILK])
    expect([onScreen, heldKeys()]).toEqual([[], []])
  })

  it('may end with CR and LF, and press Shift for its capitals', () => {
    const { type, texts, onScreen, heldKeys } = attach()
    type(['Shift', 'A', 'Shift', 'B', '1', 'Enter', 'Enter'])
    pause()
    expect(texts()).toEqual(['AB1'])
    expect([onScreen, heldKeys()]).toEqual([[], []])
  })

  it('is heard twelve times in a row', () => {
    const { type, texts } = attach()
    for (let nth = 0; nth < 12; nth += 1) type([...MILK, 'Enter'])
    expect(texts()).toHaveLength(12)
  })
})

describe('a person who types on keys', () => {
  it('finds every letter in the field, in its order, after a moment', () => {
    const { press, onScreen, heldKeys, texts } = attach()
    for (const key of [...'milk', 'Other', 'Enter']) {
      press(key, 120)
      pause()
    }
    expect(onScreen).toEqual([...'milk', 'Other', 'Enter'])
    expect([heldKeys(), texts()]).toEqual([[], []])
  })

  it('loses nothing by typing on before the moment is over', () => {
    const { type, onScreen } = attach()
    type([...'cheese'], 70)
    pause()
    expect(onScreen).toEqual([...'cheese'])
  })

  it('keeps the letter before a scan, and gets nothing of the scan', () => {
    const { press, type, onScreen, texts } = attach()
    press('a')
    press('4', 80)
    type([...MILK.slice(1), 'Enter'])
    pause()
    expect([onScreen, texts()]).toEqual([['a'], [MILK]])
  })

  it('gives what is held to the screen with the next Shift after a pause', () => {
    const { press, onScreen } = attach()
    press('a')
    press('Shift', 200)
    press('B', 10)
    pause()
    expect(onScreen).toEqual(['a', 'B'])
  })
})

describe('a person who types where no field is', () => {
  const OUTSIDE = false

  it('is heard key by key, at their own speed, and the screen does not get what was taken', () => {
    const { press, keys, onScreen, heldKeys } = attach()
    const heard: string[] = []
    keys.listen((key) => heard.push(key) > 0)
    for (const key of ['7', '2', 'Backspace', 'Enter']) {
      press(key, 120, OUTSIDE)
      pause()
    }
    expect(heard).toEqual(['7', '2', 'Backspace', 'Enter'])
    expect([onScreen, heldKeys()]).toEqual([[], []])
  })

  it('is heard in order when Enter comes before the moment is over', () => {
    const { press, keys } = attach()
    const heard: string[] = []
    keys.listen((key) => heard.push(key) > 0)
    for (const key of [...'72', 'Enter']) press(key, 70, OUTSIDE)
    expect(heard).toEqual([...'72', 'Enter'])
  })

  it('moves about the screen by what nobody took', () => {
    const { press, keys, onScreen } = attach()
    const stop = keys.listen((key) => key === '7')
    press('Tab', 120, OUTSIDE)
    stop()
    press('7', 120, OUTSIDE)
    pause()
    expect(onScreen).toEqual(['Tab', '7'])
  })

  it('is not heard while they type into a field, nor is a scanner', () => {
    const { press, type, keys, onScreen, texts } = attach()
    const heard: string[] = []
    keys.listen((key) => heard.push(key) > 0)
    press('7', 120)
    pause()
    type([...MILK, 'Enter'])
    pause()
    expect([heard, onScreen, texts()]).toEqual([[], ['7'], [MILK]])
  })
})

describe('a locked device', () => {
  it('gives the screen no key, and still hears who types', () => {
    const { press, keys, onScreen } = attach()
    const heard: string[] = []
    keys.listen((key) => heard.push(key) > 0)
    keys.setLocked(true)
    for (const key of ['7', 'Tab']) {
      press(key, 120, false)
      pause()
    }
    expect([heard, onScreen]).toEqual([['7', 'Tab'], []])
    expect(() => createHandheld(null).keys.setLocked(true)).not.toThrow()
  })
})

describe("a handheld's own scanner", () => {
  it.each([
    [{ source: 'datawedge', text: MILK, label: 'LABEL-TYPE-EAN13' }, MILK, 'ean13'],
    [{ source: 'datawedge', text: '00000017', label: 'LABEL-TYPE-EAN8' }, ']E400000017', 'ean8'],
    [{ source: 'honeywell', text: MILK, codeId: 'd', aimId: ']E0' }, MILK, 'ean13'],
  ])('hands in %j', (body, text, symbology) => {
    const { send, heard } = attach()
    send('onScan', body)
    expect(heard).toEqual([{ text, symbology, source: body.source, atMs: expect.any(Number) }])
  })

  it.each([
    {},
    { source: 'datawedge' },
    { source: 'other', text: MILK },
    { source: 'datawedge', text: '', label: '' },
  ])('is not taken in by a broadcast that is none of its own: %j', (body) => {
    const { send, heard } = attach()
    send('onScan', body)
    expect(heard).toEqual([])
  })

  it('that types as well has scanned once', () => {
    const { send, type, texts } = attach()
    send('onScan', { source: 'datawedge', text: MILK, label: 'LABEL-TYPE-EAN13' })
    type([...MILK, 'Enter'])
    expect(texts()).toEqual([MILK])
  })
})

describe('the scanner test', () => {
  it('sees what was read as it was read, also what did not count', () => {
    const { scans, send, type } = attach()
    const reads: RawRead[] = []
    scans.watch((read) => reads.push(read))
    send('onScan', {
      source: 'honeywell',
      text: '00000017',
      codeId: 'D',
      aimId: ']E4',
      readAt: new Date(Date.now() - 40).toISOString(),
    })
    type([...'00000017', 'Enter'])
    expect(reads).toMatchObject([
      { source: 'honeywell', text: '00000017', symbology: 'ean8', delayMs: 40 },
      { source: 'wedge', text: '00000017', typing: { end: 'Enter', durationMs: 40, longestGapMs: 5 } },
    ])
  })

  it('does not take a clock of its own for a delay', () => {
    const { scans, send } = attach()
    const reads: RawRead[] = []
    scans.watch((read) => reads.push(read))
    for (const readAt of ['2001-01-01T00:00:00Z', 'yesterday'])
      send('onScan', { source: 'honeywell', text: MILK, codeId: 'd', aimId: '', readAt })
    expect(reads.map(({ delayMs }) => delayMs)).toEqual([undefined, undefined])
  })
})

it('leaves nothing behind when it is let go', () => {
  const { detach, listenerCount } = attach()
  detach()
  expect(listenerCount()).toBe(0)
})

describe('what a device says of itself', () => {
  const facts = { maker: 'Zebra', model: 'TC52', system: 'Android 13', dataWedge: '13.0', honeywell: false }

  it('is known where the module is built in', async () => {
    expect(await createHandheld(makeNativeHandheld(facts).native).readFacts()).toEqual(facts)
  })

  it('is unknown elsewhere, and where it makes no sense', async () => {
    expect(await createHandheld(null).readFacts()).toBeUndefined()
    expect(await createHandheld(makeNativeHandheld({ maker: 7 }).native).readFacts()).toBeUndefined()
  })

  it('includes what the people who manage it have set, and when they change it', async () => {
    const device = makeNativeHandheld()
    const { managed } = createHandheld(device.native)
    const heard = jest.fn()
    const stop = managed.listen(heard)
    device.send('onManaged')
    stop()
    device.send('onManaged')
    expect(await managed.read()).toEqual({ chain_id: 'hall' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await createHandheld(null).managed.read()).toBeUndefined()
  })
})

it('hides what the display shows, and shows it again, where a device can', () => {
  const device = makeNativeHandheld()
  const { setSecret } = createHandheld(device.native)
  setSecret(true)
  expect(device.shown.isSecret).toBe(true)
  setSecret(false)
  expect(device.shown.isSecret).toBe(false)
  expect(() => createHandheld(null).setSecret(true)).not.toThrow()
})
