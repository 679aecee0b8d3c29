import { screen, userEvent } from '@testing-library/react-native'
import { SEEN_VERSION_KEY } from '@/state/care/seenVersion'
import { SESSION_KEY } from '@/state/session/savedSession'
import { makeVault } from '../support/factories'
import { getDemoCode, makeNetwork, renderApp, serviceUrl } from '../support/renderApp'

const user = userEvent.setup()

async function typeCode(code: string, name = 'Mira') {
  await user.paste(await screen.findByLabelText('Set-up code'), code)
  await user.paste(screen.getByLabelText('Your name'), name)
  await user.press(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in', () => {
  it('works at once with the demo’s button, and lasts', async () => {
    const { restart } = renderApp()
    await user.press(await screen.findByRole('button', { name: 'Try as picker' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()

    restart()
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })

  it('works with a code that was typed in pieces', async () => {
    const code = await getDemoCode('lead')
    renderApp()
    await typeCode(`  ${code.slice(code.indexOf('#'), -20)} \n ${code.slice(-20)}`, ' Mira  Kessler ')
    await user.press(await screen.findByRole('button', { name: 'Settings' }))
    expect(await screen.findByText('Team lead')).toBeOnTheScreen()
    expect(screen.getByText('Mira Kessler')).toBeOnTheScreen()
  })

  it.each([
    ['', 'Paste or type the set-up code first.'],
    ['4006381333931', 'This is not a set-up code. Copy the whole link that your team lead gave you.'],
    [
      '#c=market-hall&v=store-12&t=secret&k=0000',
      'There is a typing mistake in this code. Compare it with the original, or copy and paste it.',
    ],
    [
      'tote.example/setup#c=market-hall&v=store-12&t=secret',
      'The address in this code does not work. It must start with https:// or http://.',
    ],
  ])('says what is wrong with the code %j', async (code, sentence) => {
    renderApp()
    await typeCode(code)
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
  })

  it.each([
    [' ', 'Type your name first.'],
    ['a'.repeat(61), 'This name is too long. It may have 60 signs.'],
  ])('asks who it is before anything is sent: %j', async (name, sentence) => {
    const network = makeNetwork()
    const code = await getDemoCode('picker')
    renderApp({ fetch: network.fetch })
    await typeCode(code.slice(code.indexOf('#')), name)
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
    expect(network.sent.filter((url) => !url.endsWith('/demo.json'))).toEqual([])

    await user.clear(screen.getByLabelText('Your name'))
    await user.type(screen.getByLabelText('Your name'), 'Mira', { submitEditing: true })
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })

  it('says what is wrong with both fields at once', async () => {
    renderApp()
    await typeCode('', '')
    expect(await screen.findByRole('alert', { name: 'Type your name first.' })).toBeOnTheScreen()
    expect(screen.getByRole('alert', { name: 'Paste or type the set-up code first.' })).toBeOnTheScreen()
  })

  it('says that a token is not accepted, and remembers nothing', async () => {
    const vault = makeVault()
    renderApp({ vault })
    await typeCode('#c=market-hall&v=store-12&t=no-such-token')
    const sentence = 'The service does not accept this code. Ask your team lead for a new one.'
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
    expect(vault.kept.has(SESSION_KEY)).toBe(false)
  })

  it('says that a token does not fit the store', async () => {
    const code = await getDemoCode('picker')
    renderApp()
    const token = /&t=([^&]*)/.exec(code)?.[1]
    await typeCode(`#c=market-hall&v=store-7&t=${token}`)
    const sentence = 'The service does not accept this code. Ask your team lead for a new one.'
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
  })

  it('says that the service cannot be reached, and works once it can', async () => {
    const network = makeNetwork()
    renderApp({ fetch: network.fetch })
    await screen.findByRole('button', { name: 'Try as picker' })
    network.become('unplugged')
    await user.press(screen.getByRole('button', { name: 'Try as picker' }))
    const sentence = 'The service cannot be reached. Check this device’s connection, then try again.'
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()

    network.become('working')
    await user.press(screen.getByRole('button', { name: 'Try as picker' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
  })

  it('shows no demo where there is none', async () => {
    const network = makeNetwork()
    network.become('unplugged')
    renderApp({ fetch: network.fetch })
    expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Try as picker' })).toBeNull()
  })
})

describe('a code that leads to another service', () => {
  it('is asked about, with its address, before the device talks to it', async () => {
    const network = makeNetwork()
    const code = await getDemoCode('picker')
    renderApp({ fetch: network.fetch, homeAddress: 'http://127.0.0.1:9' })
    await typeCode(`${serviceUrl()}/setup${code.slice(code.indexOf('#'))}`)

    expect(await screen.findByText('Set up this device for Market Hall, Store 12?')).toBeOnTheScreen()
    expect(screen.getByText(serviceUrl())).toBeOnTheScreen()
    expect(network.sent.filter((url) => url.startsWith(serviceUrl()))).toEqual([])

    expect(screen.getByLabelText('Your name')).toHaveDisplayValue('Mira')
    await user.press(screen.getByRole('button', { name: 'Set up' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
  })

  it('is forgotten when the answer is no', async () => {
    const vault = makeVault()
    renderApp({ vault })
    await typeCode('https://elsewhere.example/setup#c=a&v=b&t=c')
    await user.press(await screen.findByRole('button', { name: 'Not now' }))
    expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
    expect([...vault.kept.keys()]).toEqual([SEEN_VERSION_KEY])
  })
})

describe('a set-up link', () => {
  it('never points a device elsewhere without a question, and says where it works now', async () => {
    const vault = makeVault()
    const { restart } = renderApp({ vault })
    await user.press(await screen.findByRole('button', { name: 'Try as picker' }))
    await screen.findByRole('heading', { name: 'Market Hall, Store 12' })
    const before = vault.kept.get(SESSION_KEY)

    restart('/setup#c=market-hall&v=store-7&t=x&n=Caf%C3%A9%20%26%20Co')
    expect(await screen.findByText('Set up this device for Café & Co?')).toBeOnTheScreen()
    expect(
      screen.getByText('This device already works for Market Hall, Store 12. Going on signs it out there.'),
    ).toBeOnTheScreen()

    await user.type(screen.getByLabelText('Your name'), 'Mira')
    await user.press(screen.getByRole('button', { name: 'Set up' }))
    const sentence = 'The service does not accept this code. Ask your team lead for a new one.'
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
    await user.press(screen.getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
    expect(vault.kept.get(SESSION_KEY)).toBe(before)
  })

  it('sets the device up once it is confirmed', async () => {
    const code = await getDemoCode('picker')
    renderApp({ url: `/setup${code.slice(code.indexOf('#'))}` })
    await user.press(await screen.findByRole('button', { name: 'Set up' }))
    expect(await screen.findByRole('alert', { name: 'Type your name first.' })).toBeOnTheScreen()
    await user.type(screen.getByLabelText('Your name'), 'Mira')
    await user.press(screen.getByRole('button', { name: 'Set up' }))
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
    await user.press(screen.getByRole('button', { name: 'Settings' }))
    expect(await screen.findByText('Mira')).toBeOnTheScreen()
  })

  it('that is broken says so', async () => {
    renderApp({ url: '/setup' })
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeOnTheScreen()
    await user.press(screen.getByRole('button', { name: 'Not now' }))
    expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
  })
})
