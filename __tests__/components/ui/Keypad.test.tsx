import { render, screen, userEvent } from '@testing-library/react-native'
import { Keypad } from '@/components/ui/Keypad'

function renderKeypad(pointSign = '.') {
  const keys: string[] = []
  render(
    <Keypad
      onKey={(key) => keys.push(key)}
      pointSign={pointSign}
      pointLabel="Decimal point"
      deleteLabel="Delete"
    />,
  )
  return keys
}

it('has its keys in the order of a telephone, each with a name', () => {
  renderKeypad()
  expect(screen.getAllByRole('button').map(({ props }) => props.accessibilityLabel as string)).toEqual([
    ...['1', '2', '3'],
    ...['4', '5', '6'],
    ...['7', '8', '9'],
    ...['Decimal point', '0', 'Delete'],
  ])
})

it('says which key was pressed', async () => {
  const keys = renderKeypad()
  for (const name of ['1', '0', 'Decimal point', '9', 'Delete']) {
    await userEvent.press(screen.getByRole('button', { name }))
  }
  expect(keys).toEqual(['1', '0', 'point', '9', 'delete'])
})

it('shows the point as the language writes it', () => {
  renderKeypad(',')
  expect(screen.getByText(',')).toBeOnTheScreen()
  expect(screen.queryByText('.')).toBeNull()
})
