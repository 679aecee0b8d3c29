import * as localization from 'expo-localization'
import { render, screen, userEvent } from '@testing-library/react-native'
import { View } from 'react-native'
import { CrashScreen } from '@/components/shell/CrashScreen'
import { PortsContext, type Ports } from '@/state/ports'
import { makePorts } from '../../support/device'

const error = new TypeError('undefined is not a function')

function showCrash(ports: Ports) {
  const ways = { onRetry: jest.fn(), onOrders: jest.fn() }
  const crash = (times: number) => (
    <View>
      <PortsContext.Provider value={ports}>
        <CrashScreen key={times} place="root" error={error} {...ways} />
      </PortsContext.Provider>
    </View>
  )
  render(crash(1))
  return { ...ways, breakAgain: (times: number) => screen.rerender(crash(times)) }
}

const press = (name: string) => userEvent.press(screen.getByRole('button', { name }))

it('says in plain words that something broke, and goes on, with no provider above it', async () => {
  const { onRetry } = showCrash(makePorts())
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeOnTheScreen()
  await press('Go on')
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('leads further away each time that going on did not help', async () => {
  const restart = jest.fn(() => Promise.resolve())
  const ports = makePorts({ restart })
  const { onRetry, onOrders, breakAgain } = showCrash(ports)
  await press('Go on')
  breakAgain(2)
  await press('Back to the orders')
  expect(onOrders).toHaveBeenCalledTimes(1)
  expect(onRetry).toHaveBeenCalledTimes(1)
  breakAgain(3)
  await press('Restart the app')
  expect(restart).toHaveBeenCalledTimes(1)
})

it('remembers what broke, and hands it on as a file', async () => {
  const shareFile = jest.fn<ReturnType<Ports['shareFile']>, Parameters<Ports['shareFile']>>(
    async () => 'shared',
  )
  const ports = makePorts({ shareFile, version: '0.2.0' })
  showCrash(ports)
  await press('Send report')
  expect(await screen.findByText('The file was handed on.')).toBeOnTheScreen()
  const [file] = shareFile.mock.calls[0] ?? []
  expect(file?.name).toMatch(/^tote-report-[\d-]+\.json$/)
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    app: 'Tote',
    version: '0.2.0',
    unsent: 0,
    journal: 0,
    crashes: [{ kind: 'screen', name: 'TypeError', message: 'undefined is not a function', times: 1 }],
  })
})

it('still reports when no disk answers', async () => {
  const broken = () => {
    throw new Error('IndexedDB is gone')
  }
  const shareFile = jest.fn<ReturnType<Ports['shareFile']>, Parameters<Ports['shareFile']>>(
    async () => 'saved',
  )
  const journal = {
    write: broken,
    read: broken,
    listOrders: broken,
    listCommands: broken,
    countEvents: broken,
  }
  const kept = { ...makePorts().kept, read: broken, write: broken }
  showCrash(makePorts({ shareFile, journal, kept }))
  await press('Send report')
  expect(await screen.findByText(/^The file lies with the downloads/)).toBeOnTheScreen()
  expect(JSON.parse(shareFile.mock.calls[0]?.[0].text ?? '')).toMatchObject({
    unsent: 'unreadable',
    journal: 'unreadable',
    crashes: [{ name: 'TypeError' }],
  })
})

describe('when the words themselves are broken', () => {
  afterEach(() => jest.restoreAllMocks())

  it('can still begin anew', async () => {
    const written = jest.spyOn(console, 'error').mockReturnValue(undefined)
    jest.spyOn(console, 'warn').mockReturnValue(undefined)
    jest.spyOn(localization, 'useLocales').mockImplementation(() => {
      throw new Error('no languages')
    })
    const restart = jest.fn(() => Promise.resolve())
    showCrash(makePorts({ restart }))
    expect(screen.getByText('Tote stopped. Your work on this device is kept.')).toBeOnTheScreen()
    await userEvent.press(screen.getByRole('button', { name: /^Restart/ }))
    expect(restart).toHaveBeenCalledTimes(1)
    expect(written).toHaveBeenCalled()
  })
})
