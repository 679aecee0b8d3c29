import { renderHook } from '@testing-library/react-native'
import { createListeners } from '@/modules/expo-router/listeners'
import { useEventEmitter } from '@/modules/expo-router/useEventEmitter'

it('keeps nothing of a screen that nobody listens to any more', () => {
  const listeners = createListeners()
  const [hear, hearToo] = [jest.fn(), jest.fn()]
  listeners.add('focus', 'orders', hear)
  for (let nth = 0; nth < 1_000; nth += 1) {
    listeners.add('focus', `pick-${nth}`, hear)
    listeners.add('focus', `pick-${nth}`, hearToo)
    listeners.add('transitionEnd', `pick-${nth}`, hear)
    listeners.remove('focus', `pick-${nth}`, hearToo)
    listeners.remove('focus', `pick-${nth}`, hear)
    listeners.remove('transitionEnd', `pick-${nth}`, hear)
    listeners.remove('transitionEnd', `pick-${nth}`, hear)
  }
  expect(listeners.countPlaces()).toBe(1)
  expect(listeners.find('focus', 'orders')).toEqual([hear])
})

it('tells the screen that is named, or each listener of all screens once', () => {
  const { result } = renderHook(() => useEventEmitter())
  const { create, emit } = result.current
  const told: string[] = []
  const [one, both] = [() => void told.push('one'), () => void told.push('both')]
  create('orders').addListener('focus', both)
  create('orders').addListener('focus', one)
  create('pick').addListener('focus', both)

  expect(emit({ type: 'focus', target: 'pick' })).toEqual({ type: 'focus', target: 'pick' })
  expect(told.splice(0)).toEqual(['both'])
  expect(emit({ type: 'focus', data: 1 })).toEqual({ type: 'focus', data: 1 })
  expect(told.splice(0)).toEqual(['one', 'both'])
  emit({ type: 'blur' })
  expect(told).toEqual([])
})

it('takes away the listener that was added, once, even while it is told', () => {
  const { result } = renderHook(() => useEventEmitter())
  const { create, emit } = result.current
  const hear = jest.fn()
  const stop = create('pick').addListener('focus', hear)
  create('pick').addListener('focus', hear)
  const stopOther = create('pick').addListener('focus', () => {
    stop()
    stop()
    stopOther()
  })
  emit({ type: 'focus', target: 'pick' })
  expect(hear).toHaveBeenCalledTimes(2)
  emit({ type: 'focus', target: 'pick' })
  expect(hear).toHaveBeenCalledTimes(3)
  create('pick').removeListener('focus', hear)
  emit({ type: 'focus', target: 'pick' })
  expect(hear).toHaveBeenCalledTimes(3)
})

it('lets a listener prevent what can be prevented, and tells the navigator first, as it is now', () => {
  const told: string[] = []
  const { result, rerender } = renderHook(
    ({ name }: { name: string }) => useEventEmitter(() => void told.push(name)),
    { initialProps: { name: 'before' } },
  )
  const { create, emit } = result.current
  rerender({ name: 'navigator' })
  expect(result.current).toEqual({ create, emit })
  create('pick').addListener('beforeRemove', (event) => {
    told.push('screen')
    event.preventDefault?.()
  })
  expect(emit({ type: 'beforeRemove', target: 'pick', canPreventDefault: true }).defaultPrevented).toBe(true)
  expect(emit({ type: 'beforeRemove', target: 'orders', canPreventDefault: true }).defaultPrevented).toBe(
    false,
  )
  expect(told).toEqual(['navigator', 'screen', 'navigator'])
  expect(emit({ type: 'beforeRemove', target: 'pick' })).toEqual({ type: 'beforeRemove', target: 'pick' })
})
