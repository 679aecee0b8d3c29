import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { a, b, c, d, finds, MINUTE_MS, pagesIn, setUp, skusOf, store } from './catalogDevice'

describe('a reading of the catalog that is cut', () => {
  const cut = async ({ start, refresh, service }: ReturnType<typeof setUp>, failsFrom: number) => {
    service.failsFrom = failsFrom
    await expect(refresh(start())).rejects.toThrow('offline')
    service.failsFrom = Infinity
    service.asked.length = 0
  }

  it('has what it has, and knows that it is not all', async () => {
    const device = setUp()
    await cut(device, 3)
    expect(device.shown.map(skusOf)).toEqual([['sku-1', 'sku-2']])
    const shelf = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 2, isWhole: false, readAtMs: 0 })
    expect(finds(shelf, b)).toBe(true)
  })

  it('stops at a page that nobody can read, with what came before it', async () => {
    const device = setUp([a, { ...b, title: 7 as unknown as string }, c, d])
    await expect(device.refresh(device.start())).rejects.toThrow('broken-answer')
    expect(device.service.asked.length).toBeLessThan(4)
    expect(device.shown.map(skusOf)).toEqual([['sku-1']])
  })

  it('shows nothing new where it has nothing', async () => {
    const device = setUp()
    await cut(device, 1)
    expect(device.shown).toEqual([])
  })

  it('goes on where it stood', async () => {
    const device = setUp()
    await cut(device, 3)
    const shelf = await device.refresh(device.start())
    expect(device.service.asked).toEqual([3])
    expect(shelf).toMatchObject({ size: 3, isWhole: true })
  })

  it('begins anew when that is too long ago', async () => {
    const device = setUp()
    await cut(device, 3)
    device.time.nowMs += 31 * MINUTE_MS
    await device.refresh(device.start())
    expect(device.service.asked).toEqual([1, 2, 3])
  })

  it('loses nothing of the one before: what has moved to a page that is still to come is there', async () => {
    const device = setUp([a, b])
    await device.refresh(device.start())
    device.time.nowMs += 31 * MINUTE_MS
    const dearer = { ...a, price: 9.99 }
    device.service.products = [d, dearer, b]
    await cut(device, 2)
    const shelf = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 3, isWhole: true })
    expect([a, b, d].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(shelf?.find(a.sku)?.price).toBe(a.price)

    await cut(device, 3)
    const further = await device.start().load(store, DEFAULT_LAYOUTS)
    expect(further?.find(a.sku)?.price).toBe(9.99)
    expect(further?.size).toBe(3)
  })

  it('keeps what has vanished until the next one comes to its end', async () => {
    const device = setUp([a, b, c])
    await device.refresh(device.start())
    device.time.nowMs += 31 * MINUTE_MS
    device.service.products = [b, d]
    await cut(device, 2)
    expect(finds(await device.start().load(store, DEFAULT_LAYOUTS), a)).toBe(true)
    const shelf = await device.refresh(device.start())
    expect(skusOf(shelf)).toEqual(['sku-2', 'sku-4'])
    expect(pagesIn(device.rows)).toHaveLength(2)
  })
})
