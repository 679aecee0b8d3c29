import { act, screen, userEvent } from '@testing-library/react-native'
import { PeopleSection } from '@/components/settings/PeopleSection'
import { SetupScreen } from '@/components/signIn/SetupScreen'
import { formatSetupCode } from '@/domain/setup/setupCode'
import { makeVault } from '../../support/factories'
import { idOf, leadSetup, startApp } from '../../support/sharedDevice'
import { renderOnDevice } from '../history/renderOnDevice'

const user = userEvent.setup()

const button = (name: string) => screen.findByRole('button', { name })

async function typePin(pin: string) {
  for (const digit of pin) await user.press(await button(digit))
  await user.press(await button('OK'))
}

async function choosePin(pin: string) {
  await user.press(await button('Share this device'))
  await typePin(pin)
  await screen.findByText('Type the PIN once more')
  await typePin(pin)
}

/** A vault that takes everything until it is full, and no change of the people from then on. */
function fillableVault() {
  const vault = makeVault()
  let isFull = false
  return {
    ...vault,
    fill: () => void (isFull = true),
    write: (key: string, value: string) =>
      isFull && /people|person/.test(key) ? Promise.reject(new Error('full')) : vault.write(key, value),
  }
}

describe('who shares their device', () => {
  it('hears that it was not kept, and goes on alone', async () => {
    const vault = fillableVault()
    const { people } = await renderOnDevice(<PeopleSection />, { vault })
    vault.fill()
    await choosePin('7294')
    expect(await screen.findByText('The device could not keep this. Try again.')).toBeOnTheScreen()
    expect(people.store.getState()).toEqual({ kind: 'own' })
  })

  it('hears of it, too, where another tab was faster', async () => {
    const vault = makeVault()
    await renderOnDevice(<PeopleSection />, { vault })
    const other = await startApp(vault)
    expect(await other.people.share('836150')).toEqual({ kind: 'in' })
    await choosePin('7294')
    expect(await screen.findByText('The device could not keep this. Try again.')).toBeOnTheScreen()
  })
})

/** Mira works as a team lead with a device that Lea, another one, and Jonas share. */
async function asLead() {
  const vault = fillableVault()
  const { people, session } = await renderOnDevice(<PeopleSection />, { vault })
  await act(async () => {
    await people.share('7294')
    const mira = idOf(people, 'Mira')
    await people.join({ name: 'Jonas', pin: '836150' })
    await people.join({ name: 'Lea', pin: '5938', lead: { ...leadSetup, token: 'token-of-lea' } })
    await session.end()
    await people.enter(mira, '7294')
    await people.becomeLead(leadSetup)
  })
  return vault
}

describe('a team lead', () => {
  it('is offered a new PIN for a picker, and told how another team lead gets one', async () => {
    await asLead()
    await user.press(await button('Jonas'))
    expect(await button('New PIN')).toBeOnTheScreen()
    await user.press(await button('Cancel'))
    await user.press(await button('Lea'))
    expect(await screen.findByText(/joins again with their own set-up code/)).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'New PIN' })).toBeNull()
  })

  it('hears that somebody was not removed', async () => {
    const vault = await asLead()
    vault.fill()
    await user.press(await button('Jonas'))
    await user.press(await button('Remove from this device'))
    await user.press(await button('Remove from this device'))
    expect(await screen.findByText('The device could not keep this. Try again.')).toBeOnTheScreen()
  })

  it('hears that their code was not kept', async () => {
    const vault = fillableVault()
    const onLeave = jest.fn()
    const { people } = await renderOnDevice(
      <SetupScreen link={formatSetupCode(leadSetup)} onLeave={onLeave} />,
      { vault, fetch: async () => Response.json([]) },
    )
    await act(async () => void (await people.share('7294')))
    vault.fill()
    await user.press(await button('Set up'))
    expect(await screen.findByText('The device could not keep this. Try again.')).toBeOnTheScreen()
    expect(onLeave).not.toHaveBeenCalled()
  })
})
