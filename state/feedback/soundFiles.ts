import { type Signal } from '@/domain/feedback/signals'

/** Made from `signals` by `scripts/drawSounds.ts`; Metro wants to see each name written out. */
export const soundFiles: Record<Signal, number> = {
  picked: require('@/assets/sounds/picked.wav') as number,
  'line-complete': require('@/assets/sounds/line-complete.wav') as number,
  weighed: require('@/assets/sounds/weighed.wav') as number,
  'order-complete': require('@/assets/sounds/order-complete.wav') as number,
  'wrong-item': require('@/assets/sounds/wrong-item.wav') as number,
  'unknown-code': require('@/assets/sounds/unknown-code.wav') as number,
  inactive: require('@/assets/sounds/inactive.wav') as number,
  choose: require('@/assets/sounds/choose.wav') as number,
  'already-complete': require('@/assets/sounds/already-complete.wav') as number,
  refused: require('@/assets/sounds/refused.wav') as number,
  'not-found': require('@/assets/sounds/not-found.wav') as number,
  undone: require('@/assets/sounds/undone.wav') as number,
  'new-order': require('@/assets/sounds/new-order.wav') as number,
}
