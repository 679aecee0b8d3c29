import { judgePin, LONGEST_PIN } from '@/domain/people/pin'
import { type RandomBytes } from './secrets'

/** A PIN that a team lead tells its owner, who chooses another with it. */
export function makeLentPin(random: RandomBytes): string {
  for (;;) {
    const [one = 0, two = 0, three = 0, four = 0] = random(4)
    const number = ((one << 24) | (two << 16) | (three << 8) | four) >>> 0
    const pin = String(number % 10 ** LONGEST_PIN).padStart(LONGEST_PIN, '0')
    if (judgePin(pin).kind === 'ok') return pin
  }
}
