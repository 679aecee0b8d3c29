import { act, render, screen, userEvent } from '@testing-library/react-native'
import { type BarcodeScanningResult } from 'expo-camera'
import { AppState, Linking, type AppStateStatus } from 'react-native'
import { CameraScanner } from '@/components/scan/CameraScanner'
import { WordsProvider } from '@/components/words/WordsProvider'

type Permission = { granted: boolean; canAskAgain: boolean }
type Camera = {
  enableTorch: boolean
  barcodeScannerSettings: { barcodeTypes: string[] }
  onMountError: (event: { nativeEvent: { message: string } }) => void
  onBarcodeScanned: (event: { nativeEvent: BarcodeScanningResult }) => void
}

// The system's part of the camera: its picture, its question and its answers. CameraView itself is the real one.
const mockSystem = {
  camera: undefined as Camera | undefined,
  permission: { granted: true, canAskAgain: true } as Permission,
  answer: { granted: true, canAskAgain: true } as Permission,
  asked: 0,
}

jest.mock('expo-camera/build/ExpoCamera', () => ({
  __esModule: true,
  default: (props: Camera) => {
    mockSystem.camera = props
    return null
  },
}))
jest.mock('expo-camera/build/ExpoCameraManager', () => ({
  __esModule: true,
  default: {
    getCameraPermissionsAsync: async () => mockSystem.permission,
    requestCameraPermissionsAsync: async () => {
      mockSystem.asked += 1
      mockSystem.permission = mockSystem.answer
      return mockSystem.answer
    },
  },
}))

beforeEach(() => {
  Object.assign(mockSystem, { camera: undefined, asked: 0, answer: { granted: true, canAskAgain: true } })
})
afterEach(() => jest.restoreAllMocks())

async function renderScanner(permission: Permission) {
  mockSystem.permission = permission
  const onRead = jest.fn()
  const onClose = jest.fn()
  const onTorch = jest.fn()
  render(
    <WordsProvider choice="en">
      <CameraScanner onRead={onRead} onClose={onClose} onTorch={onTorch} />
    </WordsProvider>,
  )
  await act(async () => undefined)
  return { onRead, onClose, onTorch }
}

function getCamera(): Camera {
  if (mockSystem.camera === undefined) throw new Error('The camera is not on')
  return mockSystem.camera
}

const granted = { granted: true, canAskAgain: true }
const notAsked = { granted: false, canAskAgain: true }
const refused = { granted: false, canAskAgain: false }

const sighting = (more: Partial<BarcodeScanningResult> = {}) => ({
  nativeEvent: {
    type: 'ean13',
    data: '4006381333931',
    cornerPoints: [],
    bounds: { origin: { x: 0, y: 0 }, size: { width: 0, height: 0 } },
    ...more,
  },
})

it('says what it waits for until the system has answered', async () => {
  mockSystem.permission = granted
  render(
    <WordsProvider choice="en">
      <CameraScanner onRead={jest.fn()} onClose={jest.fn()} />
    </WordsProvider>,
  )
  expect(screen.getByText('Starting the camera')).toBeOnTheScreen()
  await act(async () => undefined)
  expect(screen.queryByText('Starting the camera')).toBeNull()
})

describe('allowed', () => {
  it('shows the camera with a frame, and can be closed', async () => {
    const { onClose } = await renderScanner(granted)
    expect(screen.getByLabelText('Camera')).toBeOnTheScreen()
    expect(screen.getByText('Hold the barcode inside the frame')).toBeOnTheScreen()
    await userEvent.press(screen.getByRole('button', { name: 'Close camera' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('reads the codes that stand on goods, and no others', async () => {
    await renderScanner(granted)
    expect(getCamera().barcodeScannerSettings.barcodeTypes).toEqual([
      'ean13',
      'ean8',
      'upc_a',
      'upc_e',
      'code128',
      'qr',
    ])
  })

  it('reports every sighting, also of a packet that lies still', async () => {
    const { onRead } = await renderScanner(granted)
    getCamera().onBarcodeScanned(sighting())
    getCamera().onBarcodeScanned(sighting())
    getCamera().onBarcodeScanned(sighting())
    expect(onRead).toHaveBeenCalledTimes(3)
    expect(onRead).toHaveBeenLastCalledWith({ text: '4006381333931', symbology: 'ean13' })
  })

  it('reports what stands in the code, not how the system writes it', async () => {
    const { onRead } = await renderScanner(granted)
    getCamera().onBarcodeScanned(sighting({ type: 'org.iso.Code128', data: '(01)1', raw: '\u001d011' }))
    expect(onRead).toHaveBeenLastCalledWith({ text: '\u001d011', symbology: 'code128' })
    getCamera().onBarcodeScanned(sighting({ type: 'unknown', raw: 'null' }))
    expect(onRead).toHaveBeenLastCalledWith({ text: '4006381333931' })
  })

  it('switches the light and says how it stands', async () => {
    const { onTorch } = await renderScanner(granted)
    const light = () => screen.getByRole('switch', { name: 'Light' })
    expect(light()).not.toBeChecked()
    await userEvent.press(light())
    expect(light()).toBeChecked()
    expect(getCamera().enableTorch).toBe(true)
    expect(onTorch).toHaveBeenLastCalledWith(true)
  })

  it('says that another app may hold the camera, and tries again', async () => {
    await renderScanner(granted)
    act(() => getCamera().onMountError({ nativeEvent: { message: 'in use' } }))
    expect(screen.getByRole('heading', { name: 'The camera does not start' })).toBeOnTheScreen()
    expect(screen.getByRole('alert')).toHaveTextContent(/Another app/)
    await userEvent.press(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Hold the barcode inside the frame')).toBeOnTheScreen()
  })
})

describe('not allowed', () => {
  it('asks when the picker presses, not before', async () => {
    await renderScanner(notAsked)
    expect(mockSystem.camera).toBeUndefined()
    expect(mockSystem.asked).toBe(0)
    await userEvent.press(screen.getByRole('button', { name: 'Allow camera' }))
    expect(mockSystem.asked).toBe(1)
    expect(screen.getByText('Hold the barcode inside the frame')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Allow camera' })).toBeNull()
  })

  it('leads to the settings after a refusal, and follows what is changed there', async () => {
    let comeBack: (state: AppStateStatus) => void = () => undefined
    jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
      comeBack = listener as typeof comeBack
      return { remove: () => undefined }
    })
    const openSettings = jest.spyOn(Linking, 'openSettings').mockResolvedValue()
    await renderScanner(refused)
    expect(screen.getByRole('heading', { name: 'The camera is not allowed' })).toBeOnTheScreen()
    expect(screen.getByRole('alert')).toHaveTextContent(/Open this device’s settings/)
    await userEvent.press(screen.getByRole('button', { name: 'Open settings' }))
    expect(openSettings).toHaveBeenCalledTimes(1)

    mockSystem.permission = granted
    await act(async () => comeBack('active'))
    expect(screen.getByText('Hold the barcode inside the frame')).toBeOnTheScreen()
  })

  it('can always be closed', async () => {
    const { onClose } = await renderScanner(refused)
    await userEvent.press(screen.getByRole('button', { name: 'Close camera' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
