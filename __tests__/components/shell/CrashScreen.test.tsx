import { render, screen, userEvent } from '@testing-library/react-native'
import { CrashScreen } from '@/components/shell/CrashScreen'

it('says in plain words that something broke, and goes on, with no provider above it', async () => {
  const retry = jest.fn()
  render(<CrashScreen onRetry={retry} />)
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeOnTheScreen()
  await userEvent.press(screen.getByRole('button', { name: 'Go on' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
