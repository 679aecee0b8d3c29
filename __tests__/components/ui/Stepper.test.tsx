import { render, screen, userEvent } from '@testing-library/react-native'
import { Stepper } from '@/components/ui/Stepper'

function renderStepper({ canLess = true, canMore = true } = {}) {
  const steps: string[] = []
  render(
    <Stepper
      lessLabel="One less: Milk"
      moreLabel="One more: Milk"
      canLess={canLess}
      canMore={canMore}
      onLess={() => steps.push('less')}
      onMore={() => steps.push('more')}
    />,
  )
  return steps
}

it('has a button for each direction, named by what it does', async () => {
  const steps = renderStepper()
  await userEvent.press(screen.getByRole('button', { name: 'One more: Milk' }))
  await userEvent.press(screen.getByRole('button', { name: 'One less: Milk' }))
  expect(steps).toEqual(['more', 'less'])
})

it.each([
  ['below', { canLess: false }, 'One less: Milk', 'One more: Milk'],
  ['above', { canMore: false }, 'One more: Milk', 'One less: Milk'],
])('goes no step %s its bound, and says so; the other way stays open', async (_, bound, shut, open) => {
  const steps = renderStepper(bound)
  const button = screen.getByRole('button', { name: shut })
  expect(button).toBeDisabled()
  await userEvent.press(button)
  expect(steps).toEqual([])
  expect(screen.getByRole('button', { name: open })).toBeEnabled()
})
