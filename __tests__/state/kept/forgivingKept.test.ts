import { IDBFactory } from 'fake-indexeddb'
import { deviceClock } from '@/api/clock'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { createIndexedDbKept } from '@/state/kept/indexedDbKept'
import { type Kept } from '@/state/kept/kept'
import { makeCountedKept } from '../../support/countedKept'
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

  it('is waited for once, and then not until it answers', async () => {
    jest.useFakeTimers()
    const held: (() => void)[] = []
    let isHeld = true
    const kept = forgivingKept(
      {
        ...makeCountedKept(new Map([['a', '1']])).kept,
        list: async () => {
          if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
          return ['a']
        },
      },
      deviceClock,
    )
    const answersIn = async (ms: number) => {
      const asked = kept.list('')
      await jest.advanceTimersByTimeAsync(ms)
      return asked
    }
    await expect(answersIn(3_000)).resolves.toEqual([])
    await expect(answersIn(0)).resolves.toEqual([])
    isHeld = false
    held.forEach((letGo) => letGo())
    await jest.advanceTimersByTimeAsync(0)
    const asked = kept.list('')
    await expect(asked).resolves.toEqual(['a'])
    jest.useRealTimers()
  })

  it('hides nothing of one that works', async () => {
    const kept = forgivingKept(makeKept(new IDBFactory()), deviceClock)
    await kept.write([['a', '1']])
    await expect(kept.readMany(['a', 'b'])).resolves.toEqual(['1', undefined])
    await expect(kept.list('')).resolves.toEqual(['a'])
  })
})
