import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { createStoreroom } from '@/state/shelf/storeroom'
import { shelfKey } from '@/state/shelf/useShelf'
import { aWhile } from '../../support/aWhile'
import { a, b, c, d, elsewhere, finds, made, MINUTE_MS, pagesIn, setUp, skusOf, store } from './catalogDevice'

describe('the catalog of a store', () => {
  it('is read from the service, page by page, and then whole', async () => {
    const { start, refresh, service, time, shown } = setUp()
    const shelf = await refresh(start())
    expect(shelf).toMatchObject({ size: 3, isWhole: true, readAtMs: time.nowMs })
    expect([a, b, c].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(service.asked).toEqual([1, 2, 3])
    expect(shown).toEqual([])
  })

  it('is asked for one page ahead while the last one is packed, and no further', async () => {
    const { service, api, kept } = setUp()
    const waiting: (() => void)[] = []
    const room = createStoreroom(
      kept,
      { nowMs: Date.now, after: () => () => undefined },
      () => new Promise((resolve) => waiting.push(resolve)),
    )
    void room.refresh(store, { api, layouts: DEFAULT_LAYOUTS, onShelf: () => undefined })
    await aWhile()
    expect(service.asked).toEqual([1, 2])
    expect(waiting).toHaveLength(1)
  })

  it('is nothing before it was read', async () => {
    const { start } = setUp()
    const room = start()
    expect(room.find(store, DEFAULT_LAYOUTS)).toBeUndefined()
    await expect(room.load(store, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
  })

  it('is whole where the store sells nothing', async () => {
    const { start, refresh } = setUp([])
    await expect(refresh(start())).resolves.toMatchObject({ size: 0, isWhole: true })
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 0, isWhole: true })
  })

  it('is there without a network when the app starts again', async () => {
    const { start, refresh, service, time } = setUp()
    await refresh(start())
    const readAtMs = time.nowMs
    time.nowMs += 20 * MINUTE_MS
    service.failsFrom = 1
    const room = start()
    const shelf = await room.load(store, DEFAULT_LAYOUTS)
    expect(shelf).toMatchObject({ size: 3, isWhole: true, readAtMs })
    expect([a, b, c].map((product) => finds(shelf, product))).toEqual([true, true, true])
    expect(room.find(store, DEFAULT_LAYOUTS)).toBe(shelf)
  })

  it('is not asked for again within half an hour, and then it is', async () => {
    const { start, refresh, service, time } = setUp()
    const room = start()
    const first = await refresh(room)
    time.nowMs += 29 * MINUTE_MS
    await expect(refresh(room)).resolves.toBe(first)
    await expect(refresh(start())).resolves.toMatchObject({ size: 3 })
    expect(service.asked).toHaveLength(3)
    time.nowMs += MINUTE_MS
    await refresh(room)
    expect(service.asked).toHaveLength(6)
  })

  it('is asked for when somebody has set the clock back', async () => {
    const { start, refresh, service, time } = setUp()
    await refresh(start())
    time.nowMs -= 300 * MINUTE_MS
    await refresh(start())
    expect(service.asked).toHaveLength(6)
  })

  it('stays in use while it is read anew, and is then the new one', async () => {
    const { start, refresh, service, time, shown } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    service.products = [b, c, d]
    const room = start()
    const shelf = await refresh(room)
    expect(shown.map(skusOf)).toEqual([['sku-1', 'sku-2', 'sku-3']])
    expect(skusOf(shelf)).toEqual(['sku-2', 'sku-3', 'sku-4'])
    expect(finds(shelf, a)).toBe(false)
    expect(room.find(store, DEFAULT_LAYOUTS)).toBe(shelf)
  })

  it('is read by other layouts without asking anybody', async () => {
    const label = withCheckDigit('211000100000')
    const { start, refresh, service } = setUp([made(1, { barcodes: [label] })])
    await refresh(start())
    const room = start()
    const [weighed, plain] = [await refresh(room), await refresh(room, [])]
    const other = withCheckDigit('211000101234')
    expect(weighed.findByKey(barcodeKey(other, DEFAULT_LAYOUTS))).toHaveLength(1)
    expect(plain.findByKey(barcodeKey(other, []))).toEqual([])
    expect(plain.findByKey(barcodeKey(label, []))).toHaveLength(1)
    expect(service.asked).toHaveLength(1)
    expect(shelfKey(store.vendorId, [])).not.toEqual(shelfKey(store.vendorId, DEFAULT_LAYOUTS))
  })

  it('of another store is never shown, not even under the same number in another chain', async () => {
    const { start, refresh, rows } = setUp()
    const room = start()
    await refresh(room)
    expect(room.find(elsewhere, DEFAULT_LAYOUTS)).toBeUndefined()
    await expect(room.load(elsewhere, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
    await expect(start().load(elsewhere, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
    await expect(room.load(store, DEFAULT_LAYOUTS)).resolves.toMatchObject({ size: 3 })
    expect(pagesIn(rows)).toHaveLength(3)
  })

  it('takes the place of another store that the device worked for', async () => {
    const { start, refresh, rows } = setUp()
    await refresh(start())
    await refresh(start(), DEFAULT_LAYOUTS, elsewhere)
    expect(pagesIn(rows)).toHaveLength(3)
    await expect(start().load(store, DEFAULT_LAYOUTS)).resolves.toBeUndefined()
  })

  it('says nothing that is not needed for picking, and nothing of the device', async () => {
    const { start, refresh, rows } = setUp([made(1, { descriptions: { en: 'Long.' } })])
    await refresh(start())
    const written = [...rows].flat().join()
    expect(written).not.toContain('Long.')
    expect(written).not.toContain(store.token)
  })
})
