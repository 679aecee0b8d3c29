import { act, fireEvent, screen, userEvent, waitFor } from '@testing-library/react-native'
import { Platform, TextInput } from 'react-native'
import { type Signal } from '@/domain/feedback/signals'
import { type Ports } from '@/state/ports'
import { makeFeedback, makeScanner } from '../../support/device'
import { getDemoCode, makeNetwork, renderApp, serviceUrl } from '../../support/renderApp'

type Camera = { onBarcodeScanned: (event: { nativeEvent: { type: string; data: string } }) => void }

// The system's part of the camera: its picture and what it sees.
const mockSystem = { camera: undefined as Camera | undefined }

jest.mock('expo-camera/build/ExpoCamera', () => ({
  __esModule: true,
  default: (props: Camera) => {
    mockSystem.camera = props
    return null
  },
}))
jest.mock('expo-camera/build/ExpoCameraManager', () => ({
  __esModule: true,
  default: { getCameraPermissionsAsync: async () => ({ granted: true, canAskAgain: true }) },
}))

afterEach(() => jest.restoreAllMocks())

const user = userEvent.setup()
const BARCODE = '4006381333931'
const NO_CODE = 'This is not a set-up code. Copy the whole link that your team lead gave you.'

const codeField = () => screen.getByLabelText('Set-up code')
/** A link holds a token, so no failure may print it. */
const isInField = (link: string) => codeField().props.value === link
const nameField = () => screen.getByLabelText('Your name')

/** The link as the service at home hands it out, QR code and all. */
async function getLink(): Promise<string> {
  const code = await getDemoCode('picker')
  return `${serviceUrl()}/setup${code.slice(code.indexOf('#'))}`
}

/** Somebody before the sign-in screen, with a scanner in hand. */
async function standBefore(given: Partial<Ports> = {}) {
  const { attachScanners, scan } = makeScanner()
  const feedback = makeFeedback()
  const network = makeNetwork()
  renderApp({ attachScanners, feedback, fetch: network.fetch, ...given })
  await screen.findByLabelText('Set-up code')
  return {
    network,
    heard: feedback.heard as readonly Signal[],
    scan: (text: string) => act(() => scan(text)),
    /** What was asked of the store's orders, which only a device with a token may do. */
    tried: () => network.sent.filter((url) => url.includes('/v2/')),
  }
}

describe('a set-up code that is scanned', () => {
  it('signs in at once when the name is there', async () => {
    const { scan, heard } = await standBefore()
    await user.type(nameField(), 'Mira')
    scan(await getLink())
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
    expect(heard[0]).toBe('picked')
    await user.press(screen.getByRole('button', { name: 'Settings' }))
    expect(await screen.findByText('Mira')).toBeOnTheScreen()
  })

  it('waits in its field for the name, and asks for it without a reproach', async () => {
    const { scan, heard, tried } = await standBefore()
    const focus = jest.spyOn(TextInput.prototype as { focus: () => void }, 'focus')
    const link = await getLink()
    scan(link)
    expect(isInField(link)).toBe(true)
    expect(focus.mock.contexts.map((field) => (field as TextInput).props['aria-label'])).toEqual([
      'Your name',
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(heard).toEqual(['picked'])
    expect(tried()).toEqual([])

    await user.type(nameField(), 'Mira', { submitEditing: true })
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })

  it('may come with what a scanner puts around it', async () => {
    const { scan } = await standBefore()
    const link = await getLink()
    scan(`\u0002]Q1${link}\r`)
    expect(isInField(link)).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes the place of what was scanned before it', async () => {
    const { scan, heard } = await standBefore()
    await user.type(nameField(), 'Mira')
    scan(BARCODE)
    expect(codeField()).toHaveDisplayValue(BARCODE)
    expect(screen.getByRole('alert', { name: NO_CODE })).toBeOnTheScreen()
    expect(heard).toEqual(['refused'])
    scan(await getLink())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })

  it('of another service is asked about before the device talks to it', async () => {
    const { scan } = await standBefore()
    await user.type(nameField(), 'Mira')
    scan('https://elsewhere.example/setup#c=a&v=b&t=c&n=Corner%20Shop')
    expect(await screen.findByText('Set up this device for Corner Shop?')).toBeOnTheScreen()
  })

  it('signs nobody in under the name of who was there before', async () => {
    const { scan, network, tried } = await standBefore()
    await user.type(nameField(), 'Mira')
    const link = await getLink()
    scan(link)
    await screen.findByText(/^To pick \d+$/)
    network.become('token-revoked')
    await user.press(screen.getByRole('button', { name: 'Live. Refresh now' }))
    expect(await screen.findByLabelText('Your name')).toHaveDisplayValue('Mira')

    network.become('working')
    const triedBefore = tried().length
    scan(link)
    expect(isInField(link)).toBe(true)
    expect(tried()).toHaveLength(triedBefore)
    await user.press(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })

  it('is not listened for while another one is being tried', async () => {
    const { scan, network, heard, tried } = await standBefore()
    await user.type(nameField(), 'Mira')
    network.become('slow')
    scan(await getLink())
    scan(BARCODE)
    expect(heard).toEqual(['picked'])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(tried()).toHaveLength(1)
    network.become('working')
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })
})

describe('the camera at sign-in', () => {
  const see = (data: string) =>
    act(() => mockSystem.camera?.onBarcodeScanned({ nativeEvent: { type: 'qr', data } }))

  it('stays open for what is no set-up code, and closes after one', async () => {
    const { heard } = await standBefore()
    await user.press(screen.getByRole('button', { name: 'Scan code' }))
    expect(await screen.findByText('Hold the barcode inside the frame')).toBeOnTheScreen()
    see(BARCODE)
    expect(screen.getByRole('alert', { name: NO_CODE })).toBeOnTheScreen()
    expect(screen.getByLabelText('Camera')).toBeOnTheScreen()

    const link = await getLink()
    see(link)
    expect(screen.queryByLabelText('Camera')).toBeNull()
    expect(isInField(link)).toBe(true)
    expect(heard).toEqual(['refused', 'picked'])
  })

  it('is closed by its button, and by the one that opened it', async () => {
    await standBefore()
    const scanButton = () => screen.getByRole('button', { name: 'Scan code' })
    await user.press(scanButton())
    await user.press(await screen.findByRole('button', { name: 'Close camera' }))
    expect(screen.queryByLabelText('Camera')).toBeNull()
    await user.press(scanButton())
    expect(await screen.findByLabelText('Camera')).toBeOnTheScreen()
    await user.press(scanButton())
    expect(screen.queryByLabelText('Camera')).toBeNull()
  })
})

it('hears the scanner of an Android handheld, which types, before anybody is signed in', async () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  await standBefore()
  const catcher = screen
    .UNSAFE_getAllByType(TextInput)
    .find(({ props }) => (props as { showSoftInputOnFocus?: boolean }).showSoftInputOnFocus === false)
  if (catcher === undefined) throw new Error('Nothing catches what a scanner types')
  const link = await getLink()
  fireEvent(catcher, 'submitEditing', { nativeEvent: { text: link } })
  await waitFor(() => expect(isInField(link)).toBe(true))
})
