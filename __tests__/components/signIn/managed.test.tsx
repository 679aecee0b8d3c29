import { act, screen, userEvent } from '@testing-library/react-native'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { getDemoCode, renderApp } from '../../support/renderApp'
import { makeScreenTall } from '../../support/tallScreen'

beforeEach(makeScreenTall)

/** What a console sends for the demo's store. */
async function sentByConsole(change: object = {}) {
  const verdict = parseSetupCode(await getDemoCode('picker'), undefined)
  if (verdict.kind !== 'ok') throw new Error('The demo has no set-up code')
  const { address, chainId, vendorId, token } = verdict.setup
  return {
    base_url: address,
    chain_id: chainId,
    vendor_id: vendorId,
    device_token: token,
    store_name: 'Managed store',
    ...change,
  }
}

const managedBy = (sent: unknown) => ({
  managed: { read: async () => sent, listen: () => () => undefined },
})

it('a managed device asks nobody for a code, only who works with it', async () => {
  renderApp(managedBy(await sentByConsole()))
  expect(await screen.findByRole('heading', { name: 'Managed store' })).toBeOnTheScreen()
  expect(screen.queryByLabelText('Set-up code')).toBeNull()
})

it('one for a single person asks for their name, and they are in', async () => {
  renderApp(managedBy(await sentByConsole({ shared: false })))
  expect(await screen.findByText(/^Set up this device for .*Managed store.*\?$/)).toBeOnTheScreen()
  await userEvent.type(screen.getByLabelText('Your name'), 'Mira')
  await userEvent.press(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('tab', { name: /^To pick/ })).toBeOnTheScreen()
})

it('a second offer for the same store takes the place of the first, with its own token', async () => {
  const good = await sentByConsole({ shared: false })
  let [sent, tell] = [{ ...good, device_token: 'tote_mistyped' }, () => undefined as void]
  renderApp({
    managed: {
      read: async () => sent,
      listen: (heard) => {
        tell = heard
        return () => undefined
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('Your name'), 'Mira')
  await userEvent.press(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByText(/^The service does not accept this code\./)).toBeOnTheScreen()
  sent = good
  await act(async () => tell())
  await userEvent.type(await screen.findByLabelText('Your name'), 'Mira')
  await userEvent.press(screen.getByRole('button', { name: 'Set up' }))
  expect(await screen.findByRole('tab', { name: /^To pick/ })).toBeOnTheScreen()
})

it.each([
  [{ device_token: 'tote_mistyped' }, /a new device token \(device_token\)\.$/],
  [{ base_url: 'http://127.0.0.1:9' }, /the service could not be reached\./],
])('settings with %o are not used, and the page says why', async (change, words) => {
  renderApp(managedBy(await sentByConsole(change)))
  expect(await screen.findByText(words)).toBeOnTheScreen()
  expect(screen.getByLabelText('Set-up code')).toBeOnTheScreen()
})

it('a faulty configuration says what to mend, and shows no secret', async () => {
  renderApp(managedBy(await sentByConsole({ base_url: 'tote', currency: 'Euro' })))
  const notice = await screen.findByText(/^The settings that were sent to this device cannot be used\./)
  expect(notice).toHaveTextContent(/service address \(base_url\), with https; currency \(currency\)/)
  expect(screen.getByLabelText('Set-up code')).toBeOnTheScreen()
})
