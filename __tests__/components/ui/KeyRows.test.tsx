import { render, screen, userEvent } from '@testing-library/react-native'
import { KeyRows } from '@/components/ui/KeyRows'

function renderKeys(off: { all?: boolean; ok?: boolean } = {}) {
  const pressed: string[] = []
  render(
    <KeyRows
      left={{ name: 'delete', sign: '⌫', label: 'Delete' }}
      right={{ name: 'ok', sign: 'OK', label: 'OK', isMain: true, disabled: off.ok === true }}
      onKey={(key) => pressed.push(key)}
      isCompact={false}
      disabled={off.all === true}
    />,
  )
  return pressed
}

const press = (name: string) => userEvent.press(screen.getByRole('button', { name }))

it('says which key was pressed, the ones beside the zero by their names', async () => {
  const pressed = renderKeys()
  for (const name of ['7', '0', 'Delete', 'OK']) await press(name)
  expect(pressed).toEqual(['7', '0', 'delete', 'ok'])
})

it('hears no key that is off, and only that', async () => {
  const pressed = renderKeys({ ok: true })
  expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled()
  for (const name of ['7', 'OK']) await press(name)
  expect(pressed).toEqual(['7'])
})

it('is off as a whole where nothing may be typed', () => {
  renderKeys({ all: true })
  const keys = screen.getAllByRole('button')
  expect(keys).toHaveLength(12)
  for (const key of keys) expect(key).toBeDisabled()
})
