import { act, render, screen, userEvent } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { ScannerTestScreen } from '@/components/scannerTest/ScannerTestScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { type HandheldFacts } from '@/state/handheld/native'
import { type Scan } from '@/state/scans/scanStream'
import { makePorts } from '../../support/device'

const MILK = '4006381333931'

/** The page, and a scanner that types. */
async function openTest(facts?: HandheldFacts) {
  const state = createDeviceState(makePorts({ readHandheld: async () => facts }))
  const onBack = jest.fn()
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <WordsProvider choice="en">
        <ScannerTestScreen onBack={onBack} />
      </WordsProvider>
    </DeviceStateContext.Provider>
  )
  const heard: Scan[] = []
  state.scans.listen((scan) => heard.push(scan))
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext({ index: Route })} location="/" />)
  await screen.findByText('Scan any barcode')
  let atMs = 0
  const type = (keys: readonly string[]) =>
    act(() => {
      for (const key of keys)
        state.scans.noteKey({ key, atMs: (atMs += 5), isInField: false, isCapsLock: false })
    })
  const broadcast = (text: string) =>
    act(() => state.scans.offer({ source: 'datawedge', text, symbology: 'ean13', atMs: Date.now() }))
  return { type, broadcast, heard }
}

it('shows what came, with what is usually not seen, and how fast', async () => {
  const { type } = await openTest()
  type([...'\u001D0104', 'Enter'])
  expect(screen.getByText('\u2066␝0104⏎\u2069')).toBeOnTheScreen()
  expect(screen.getByText(/^Typed by the scanner/)).toBeOnTheScreen()
  expect(screen.getByText('Signs: 5. Took 25 ms, longest gap 5 ms.')).toBeOnTheScreen()
  expect(screen.getByText('Works')).toBeOnTheScreen()
})

it('says what is wrong and what to do', async () => {
  const { type } = await openTest()
  type([...'$))^#*!###(#!', 'Enter'])
  expect(
    screen.getByText(/^Digits arrive as other signs.* Probably meant: \u20684006381333931\u2069$/),
  ).toBeOnTheScreen()
  expect(screen.queryByText('Works')).toBeNull()
})

it('knows of a device that sends in two ways', async () => {
  const { type, broadcast } = await openTest()
  broadcast(MILK)
  expect(screen.getByText(/^Zebra DataWedge · .EAN-13.$/)).toBeOnTheScreen()
  type([...MILK, 'Enter'])
  expect(screen.getByText(/in two ways/)).toBeOnTheScreen()
})

it('keeps the last ten, the latest first, and takes no scan for work', async () => {
  const { broadcast, heard } = await openTest()
  for (let nth = 10; nth < 22; nth += 1) broadcast(`SHELF-${nth}`)
  const shown = screen.getAllByText(/SHELF-/).map(({ props }) => String(props.children).slice(1, -1))
  expect(shown).toEqual(Array.from({ length: 10 }, (_, place) => `SHELF-${21 - place}`))
  expect(heard).toEqual([])
})

it('begins anew when somebody clears the list', async () => {
  const { broadcast } = await openTest()
  broadcast(MILK)
  await userEvent.press(screen.getByRole('button', { name: 'Clear the list' }))
  expect(screen.getByText('Scan any barcode')).toBeOnTheScreen()
  broadcast(MILK)
  expect(screen.getByText('Works')).toBeOnTheScreen()
})

it('says which scanners the device has, and why one of them is not ready', async () => {
  await openTest({
    maker: 'Zebra',
    model: 'TC52',
    system: 'Android 13',
    dataWedge: '13.0.121',
    dataWedgeProfile: 'APP_ALREADY_ASSOCIATED',
    honeywell: false,
  })
  expect(await screen.findByText('Zebra TC52, Android 13')).toBeOnTheScreen()
  expect(screen.getByText('Not set up: APP_ALREADY_ASSOCIATED')).toBeOnTheScreen()
})
