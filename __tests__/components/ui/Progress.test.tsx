import { render, screen } from '@testing-library/react-native'
import { Progress } from '@/components/ui/Progress'

it.each([
  [0, 12, 0],
  [6, 12, 6],
  [13, 12, 12],
  [-1, 12, 0],
  [0, 0, 0],
])('says that %d of %d are done, never more than all', (done, of, now) => {
  render(<Progress done={done} of={of} label="Picked" />)
  expect(screen.getByLabelText('Picked')).toHaveAccessibilityValue({ min: 0, max: of, now })
})
