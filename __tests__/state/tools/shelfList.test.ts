import { IDBFactory } from 'fake-indexeddb'
import { skuSchema } from '@/domain/contract/ids'
import { createShelfList, shelfListKey } from '@/state/tools/shelfList'
import { aWhile } from '../../support/aWhile'
import { makeKept } from '../../support/device'

const [milk, oat] = ['milk', 'oat'].map((sku) => ({ sku: skuSchema.parse(sku), name: sku }))
const must = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('missing')
  return value
}
const skusOf = (list: ReturnType<typeof createShelfList>) =>
  list.store.getState().entries.map(({ sku }) => sku)

describe('the list of a shelf', () => {
  it('holds a product once, the last one scanned first', () => {
    const list = createShelfList(makeKept(new IDBFactory()), 'here')
    expect(list.add(must(milk))).toBe('added')
    expect(list.add(must(oat))).toBe('added')
    expect(list.add(must(milk))).toBe('there-already')
    expect(skusOf(list)).toEqual(['oat', 'milk'])
  })

  it('is there after the app was closed, at the same store only', async () => {
    const kept = makeKept(new IDBFactory())
    const before = createShelfList(kept, 'here')
    before.add(must(milk))
    before.add(must(oat))
    before.remove(must(milk).sku)
    await aWhile()
    const after = createShelfList(kept, 'here')
    const elsewhere = createShelfList(kept, 'elsewhere')
    await Promise.all([after.restore(), elsewhere.restore()])
    expect(skusOf(after)).toEqual(['oat'])
    expect(skusOf(elsewhere)).toEqual([])
  })

  it('keeps what is scanned while the disk is still read', async () => {
    const kept = makeKept(new IDBFactory())
    createShelfList(kept, 'here').add(must(milk))
    await aWhile()
    const list = createShelfList(kept, 'here')
    const reading = list.restore()
    list.add(must(oat))
    await reading
    expect(skusOf(list)).toEqual(['oat', 'milk'])
  })

  it('is empty after it was emptied', async () => {
    const kept = makeKept(new IDBFactory())
    const list = createShelfList(kept, 'here')
    list.add(must(milk))
    list.clear()
    await aWhile()
    const after = createShelfList(kept, 'here')
    await after.restore()
    expect(skusOf(after)).toEqual([])
  })

  it('begins anew where the disk holds something else', async () => {
    const kept = makeKept(new IDBFactory())
    await kept.write([[shelfListKey('here'), '{"version":9,"entries":"oops"}']])
    const list = createShelfList(kept, 'here')
    await list.restore()
    expect(skusOf(list)).toEqual([])
  })
})
