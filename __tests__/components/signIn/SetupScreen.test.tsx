import { screen, userEvent, waitFor } from '@testing-library/react-native'
import { SetupScreen } from '@/components/signIn/SetupScreen'
import { formatSetupCode } from '@/domain/setup/setupCode'
import { SESSION_KEY } from '@/state/session/savedSession'
import { makeSetup, makeVault } from '../../support/factories'
import { renderOnDevice } from '../history/renderOnDevice'

const user = userEvent.setup()

const elsewhere = makeSetup({
  address: 'https://elsewhere.example',
  vendorId: 'store-7',
  storeName: 'Corner Shop',
})

async function openLink() {
  const vault = makeVault()
  const sent: string[] = []
  const onLeave = jest.fn()
  const state = await renderOnDevice(<SetupScreen link={formatSetupCode(elsewhere)} onLeave={onLeave} />, {
    vault,
    fetch: async (address) => {
      sent.push(address)
      return Response.json([])
    },
  })
  return { vault, sent, onLeave, session: state.session.store }
}

describe('a link to another service, on a device that somebody works with', () => {
  it('shows where it leads and what it ends, and changes nothing by itself', async () => {
    const { vault, sent, session } = await openLink()
    const [before, saved] = [session.getState(), vault.kept.get(SESSION_KEY)]
    expect(await screen.findByText('Set up this device for Corner Shop?')).toBeOnTheScreen()
    expect(screen.getByText('https://elsewhere.example')).toBeOnTheScreen()
    expect(
      screen.getByText('This device already works for Market Hall, Store 12. Going on signs it out there.'),
    ).toBeOnTheScreen()

    // Whoever opens a link is not taken for who was there before.
    expect(screen.getByLabelText('Your name')).toHaveDisplayValue('')
    await user.press(screen.getByRole('button', { name: 'Set up' }))
    expect(await screen.findByRole('alert', { name: 'Type your name first.' })).toBeOnTheScreen()
    expect(sent).toEqual([])
    expect(session.getState()).toBe(before)
    expect(vault.kept.get(SESSION_KEY)).toBe(saved)
  })

  it('is followed in the name of whoever confirms it', async () => {
    const { onLeave, session, vault } = await openLink()
    await user.type(await screen.findByLabelText('Your name'), 'Jonas')
    await user.press(screen.getByRole('button', { name: 'Set up' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalled())
    expect(session.getState()).toMatchObject({
      workplace: { address: 'https://elsewhere.example', vendorId: 'store-7', picker: 'Jonas' },
    })
    expect(vault.kept.get(SESSION_KEY)).not.toContain('Mira')
  })
})
