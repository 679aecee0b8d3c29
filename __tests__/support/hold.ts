import { userEvent } from '@testing-library/react-native'
import { HOLD_MS } from '@/components/ui/HoldButton'

/** Step by step, as the button itself counts: a machine that stands still for a moment takes one step from both. */
const steady = userEvent.setup({
  advanceTimers: async (ms) => {
    for (let waited = 0; waited < ms; waited += 100) await new Promise((resolve) => setTimeout(resolve, 100))
  },
})

/** Longer than the button wants to be held, also where the press itself is noticed late. */
export const holdDown = (button: Parameters<typeof steady.longPress>[0]) =>
  steady.longPress(button, { duration: HOLD_MS + 1_000 })
