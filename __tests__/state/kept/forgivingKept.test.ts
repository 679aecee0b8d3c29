import { IDBFactory } from 'fake-indexeddb'
import { deviceClock } from '@/api/clock'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { createIndexedDbKept } from '@/state/kept/indexedDbKept'
import { type Kept } from '@/state/kept/kept'
import { makeKept } from '../../support/device'

const askAll = (kept: Kept) =>
  Promise.all([
    kept.read('a'),
    kept.readMany(['a', 'b']),
    kept.write([['a', '1']]),
    kept.remove(['a']),
    kept.removeAll(''),
    kept.list(''),
  ])

const asIfEmpty = [undefined, [undefined, undefined], undefined, undefined, undefined, []]

describe('a disk that is no help', () => {
  it.each<[string, () => IDBFactory | undefined]>([
    ['keeps nothing', () => undefined],
    [
      'is forbidden',
      () => {
        throw new Error('SecurityError')
      },
    ],
  ])('is as good as an empty one when it %s', async (_, findFactory) => {
    await expect(askAll(createIndexedDbKept(findFactory))).rejects.toThrow()
    await expect(askAll(forgivingKept(createIndexedDbKept(findFactory), deviceClock))).resolves.toEqual(
      asIfEmpty,
    )
  })

  it('is not waited for', async () => {
    jest.useFakeTimers()
    const never = () => new Promise<never>(() => undefined)
    const silent: Kept = {
      read: never,
      readMany: never,
      write: never,
      remove: never,
      removeAll: never,
      list: never,
    }
    const asked = askAll(forgivingKept(silent, deviceClock))
    await jest.advanceTimersByTimeAsync(5_000)
    await expect(asked).resolves.toEqual(asIfEmpty)
    jest.useRealTimers()
  })

  it('hides nothing of one that works', async () => {
    const kept = forgivingKept(makeKept(new IDBFactory()), deviceClock)
    await kept.write([['a', '1']])
    await expect(kept.readMany(['a', 'b'])).resolves.toEqual(['1', undefined])
    await expect(kept.list('')).resolves.toEqual(['a'])
  })
})
