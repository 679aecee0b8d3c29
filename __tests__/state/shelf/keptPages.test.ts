import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { a, b, c, MINUTE_MS, pagesIn, setUp, store } from './catalogDevice'

describe('the pages of a catalog on the disk', () => {
  it('are written once as long as they do not change', async () => {
    const { start, refresh, time, service, changes } = setUp()
    await refresh(start())
    changes()
    time.nowMs += 31 * MINUTE_MS
    service.products = [a, { ...b, price: 7 }, c]
    await refresh(start())
    const { written, removed } = changes()
    expect(written.filter((key) => key.includes('/page/'))).toHaveLength(1)
    expect(removed).toHaveLength(1)
  })

  it.each<[string, string | undefined]>([
    ['is lost', undefined],
    ['is broken', '{oops'],
  ])('leave the rest in use when one of them %s, and are then read anew', async (_, text) => {
    const { start, refresh, rows, service } = setUp()
    await refresh(start())
    const [key = ''] = pagesIn(rows)
    if (text === undefined) rows.delete(key)
    else rows.set(key, text)
    const shelf = await start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 2, isWhole: false })
    service.asked.length = 0
    await expect(refresh(start())).resolves.toMatchObject({ size: 3, isWhole: true })
    expect(service.asked).toEqual([1, 2, 3])
  })

  it('are shared by two tabs: what one has read the other one has', async () => {
    const { start, refresh, service, rows } = setUp()
    const [one, two] = [start(), start()]
    await two.load(store, DEFAULT_LAYOUTS)
    await refresh(one)
    await expect(refresh(two)).resolves.toMatchObject({ size: 3, isWhole: true })
    expect(service.asked).toEqual([1, 2, 3])
    expect(pagesIn(rows)).toHaveLength(3)
  })

  it('are harmless when two tabs write them at once', async () => {
    const { start, refresh, rows } = setUp()
    await Promise.all([refresh(start()), refresh(start())])
    expect(pagesIn(rows)).toHaveLength(3)
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 3, isWhole: true })
  })
})
