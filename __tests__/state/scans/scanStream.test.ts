import fc from 'fast-check'
import { BURST_OVER_MS, type RawRead } from '@/domain/scanning/rawRead'
import { createScanStream, type Scan } from '@/state/scans/scanStream'

const MILK = '4006381333931'
const BREAD = '4000000000013'

const byWedge = (text: string, atMs = 0): Scan => ({ text, source: 'wedge', atMs })
const byCamera = (text: string, atMs: number): Scan => ({ text, source: 'camera', atMs })

/** A stream, and who heard what: `screen: 400...`. */
function makeStream() {
  const stream = createScanStream()
  const heard: string[] = []
  const listenAs = (name: string) => stream.listen(({ text }) => heard.push(`${name}: ${text}`))
  return { ...stream, listenAs, heard }
}

describe('a scan', () => {
  it('goes to the last one to listen, and only there', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    listenAs('sheet')
    offer(byWedge(MILK))
    expect(heard).toEqual([`sheet: ${MILK}`])
  })

  it('goes to the one before again, once the last one has stopped', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    const stop = listenAs('sheet')
    stop()
    offer(byWedge(MILK))
    expect(heard).toEqual([`screen: ${MILK}`])
  })

  it('comes as it was read', () => {
    const { offer, listen } = createScanStream()
    const heard: Scan[] = []
    listen((scan) => heard.push(scan))
    const scan: Scan = { text: MILK, source: 'datawedge', atMs: 7, symbology: 'ean13' }
    offer(scan)
    expect(heard).toEqual([scan])
  })

  it('stays with the last one when an earlier one stops', () => {
    const { offer, listenAs, heard } = makeStream()
    const stopScreen = listenAs('screen')
    const stopSheet = listenAs('sheet')
    stopScreen()
    offer(byWedge(MILK))
    stopSheet()
    offer(byWedge(BREAD))
    expect(heard).toEqual([`sheet: ${MILK}`])
  })

  it('is not taken from anybody by stopping twice', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    const stop = listenAs('sheet')
    stop()
    stop()
    offer(byWedge(MILK))
    expect(heard).toEqual([`screen: ${MILK}`])
  })

  it('that nobody listens for is no mistake, and not kept for later', () => {
    const { offer, listenAs, heard } = makeStream()
    expect(() => offer(byWedge(MILK))).not.toThrow()
    listenAs('screen')
    expect(heard).toEqual([])
  })

  it('always goes to whoever began last of those who still listen', () => {
    const steps = fc.array(fc.record({ kind: fc.constantFrom('listen', 'stop', 'scan'), which: fc.nat() }))
    fc.assert(
      fc.property(steps, (taken) => {
        const { offer, listenAs, heard } = makeStream()
        const listening: { name: string; stop: () => void }[] = []
        const expected: string[] = []
        taken.forEach(({ kind, which }, place) => {
          if (kind === 'listen') listening.push({ name: `#${place}`, stop: listenAs(`#${place}`) })
          if (kind === 'stop') listening.splice(which % (listening.length || 1), 1)[0]?.stop()
          if (kind === 'scan') {
            offer(byWedge(`scan ${place}`))
            const last = listening.at(-1)
            if (last) expected.push(`${last.name}: scan ${place}`)
          }
        })
        expect(heard).toEqual(expected)
      }),
    )
  })
})

describe('the same code', () => {
  it('twelve times from a wedge within a second is twelve pieces', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    for (let nth = 0; nth < 12; nth += 1) offer(byWedge(MILK, nth * 80))
    expect(heard).toHaveLength(12)
  })

  it('thirty times a second before the camera is one piece', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    for (let nth = 0; nth < 60; nth += 1) offer(byCamera(MILK, (nth * 1000) / 30))
    expect(heard).toHaveLength(1)
  })

  it('that was away from the camera for a moment is the next piece', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    offer(byCamera(MILK, 0))
    offer(byCamera(MILK, 100))
    offer(byCamera(MILK, 1_000))
    expect(heard).toHaveLength(2)
  })

  it('before the camera is one piece also when a sheet opens over the screen meanwhile', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    offer(byCamera(MILK, 0))
    listenAs('sheet')
    offer(byCamera(MILK, 33))
    expect(heard).toEqual([`screen: ${MILK}`])
  })

  it('beside another one before the camera is one piece of each', () => {
    const { offer, listenAs, heard } = makeStream()
    listenAs('screen')
    for (let nth = 0; nth < 30; nth += 1) offer(byCamera(nth % 2 === 0 ? MILK : BREAD, nth * 33))
    expect(heard).toEqual([`screen: ${MILK}`, `screen: ${BREAD}`])
  })
})

describe('whoever watches', () => {
  beforeEach(() => jest.useFakeTimers())

  const watched = () => {
    const stream = createScanStream()
    const reads: RawRead[] = []
    const stop = stream.watch((read) => reads.push(read))
    let atMs = 0
    const press = (keys: readonly string[], gapMs = 5) =>
      keys.forEach((key) =>
        stream.noteKey({ key, atMs: (atMs += gapMs), isInField: false, isCapsLock: false }),
      )
    return { ...stream, press, reads, stop, texts: () => reads.map(({ text }) => text) }
  }

  it('sees every sighting of the camera, and takes none from the screen', () => {
    const { offer, listen, reads } = watched()
    const heard: Scan[] = []
    listen((scan) => heard.push(scan))
    for (let nth = 0; nth < 3; nth += 1) offer(byCamera(MILK, nth * 33))
    expect([reads.length, heard.length]).toEqual([3, 1])
  })

  it('sees the keys of a wedge once they have ended', () => {
    const { press, reads } = watched()
    press([...MILK])
    expect(reads).toEqual([])
    press(['Enter', 'Enter'])
    expect(reads).toMatchObject([{ source: 'wedge', text: MILK, typing: { end: 'Enter', durationMs: 65 } }])
  })

  it('sees keys that nothing ended once no more come', () => {
    const { press, reads } = watched()
    press([...MILK])
    jest.advanceTimersByTime(BURST_OVER_MS)
    expect(reads).toMatchObject([{ text: MILK, typing: { end: undefined } }])
  })

  it('sees keys that are too slow for a scan as one, and the next scan as another', () => {
    const { press, texts } = watched()
    press([...MILK], BURST_OVER_MS)
    press(['4'], BURST_OVER_MS + 1)
    press([...BREAD.slice(1), 'Enter'])
    expect(texts()).toEqual([MILK, BREAD])
  })

  it('sees nothing any more once they have stopped, and nothing of the keys before they began', () => {
    const { press, stop, watch, reads } = watched()
    press([...'400'])
    stop()
    press([...'123', 'Enter'])
    watch((read) => reads.push(read))
    press([...'789', 'Enter'])
    expect(reads.map(({ text }) => text)).toEqual(['789'])
  })
})
