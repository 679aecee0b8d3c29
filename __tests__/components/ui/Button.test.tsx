import { render, screen, userEvent } from '@testing-library/react-native'
import { Button } from '@/components/ui/Button'
import { WordsProvider } from '@/components/words/WordsProvider'

function renderButton(props: { disabled?: boolean; busy?: boolean }) {
  const press = jest.fn()
  render(
    <WordsProvider choice="en">
      <Button title="Send" onPress={press} {...props} />
    </WordsProvider>,
  )
  return press
}

it('is pressed', async () => {
  const press = renderButton({})
  await userEvent.press(screen.getByRole('button', { name: 'Send' }))
  expect(press).toHaveBeenCalledTimes(1)
})

it.each([
  ['disabled', { disabled: true }, 'Send'],
  ['busy', { busy: true }, 'Send, Working'],
])('takes no press while %s, and says so', async (_, props, name) => {
  const press = renderButton(props)
  const button = screen.getByRole('button', { name })
  await userEvent.press(button)
  expect(press).not.toHaveBeenCalled()
  expect(button).toBeDisabled()
})
