import type { ErrorBody } from '@/domain/contract/error'
import type { ProductList } from '@/domain/contract/product'
import { jobFile, jobOver } from '@/__tests__/support/jobs'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const TEA = { sku: 'TEA', title: { en_GB: 'Green tea' }, price: 3.49, barcodes: ['5012345678900'] }

onBothDatabases('creating products', (service) => {
  let store: TestStore
  beforeEach(async () => {
    store = await service().openStore()
    await service().portal('POST', `/chains/${store.chainId}/vendors`, {
      vendor_id: 'second',
      name: 'Second',
      country_code: 'DE',
      currency: 'EUR',
    })
  })

  const post = (path: string, body: unknown, token = store.tokens.chain) =>
    service().call('POST', `${store.base}${path}`, { token, body })
  const inStore = async (vendor: string, sku: string) => {
    const answer = await service().call('GET', `${store.base}/vendors/${vendor}/catalog?query_term=${sku}`, {
      token: store.tokens.chain,
    })
    return (answer.body as ProductList).products.find((product) => product.sku === sku)
  }

  it('in one store, by either address', async () => {
    const job = await jobOver(
      service(),
      store,
      await post(`/vendors/${store.vendorId}/catalog`, { products: [TEA] }),
    )
    expect(job.result).toMatchObject({ created: 1, duplicated: 0, refused: 0 })
    expect(await inStore(store.vendorId, 'TEA')).toMatchObject({
      title: 'Green tea',
      price: 3.49,
      active: true,
    })
    expect(await inStore('second', 'TEA')).toBeUndefined()
    await jobOver(service(), store, await post('/catalog', { vendors: ['second'], products: [TEA] }))
    expect(await inStore('second', 'TEA')).toMatchObject({ barcodes: ['5012345678900'] })
  })

  it('in all stores by *, saying per SKU and store what was created, duplicated or refused and why', async () => {
    await jobOver(service(), store, await post('/catalog', { vendors: ['second'], products: [TEA] }))
    const products = [
      TEA,
      { ...TEA, sku: 'BAD', price: -1 },
      { ...TEA, sku: 'LOST', barcodes: [], categories: ['nowhere'] },
      { ...TEA, sku: 'TWIN' },
      { ...TEA },
    ]
    const job = await jobOver(service(), store, await post('/catalog', { vendors: ['*'], products }))
    expect(job.result).toMatchObject({ created: 1, duplicated: 1, refused: 8 })
    const [header, ...lines] = await jobFile(job, store.tokens.chain)
    expect(header).toBe('sku,vendor_id,state,errors,row_number')
    expect(lines).toHaveLength(10)
    expect(lines).toEqual(
      expect.arrayContaining([
        `TEA,${store.vendorId},CREATED,,1`,
        'TEA,second,DUPLICATE,the store has this sku already,1',
        `LOST,${store.vendorId},REFUSED,no such category: nowhere,3`,
        `TWIN,${store.vendorId},REFUSED,the barcode 5012345678900 belongs to another product,4`,
        `TEA,${store.vendorId},REFUSED,stands twice in this request,5`,
      ]),
    )
  })

  it('a created product can be ordered, and is picked by its barcode', async () => {
    await jobOver(service(), store, await post(`/vendors/${store.vendorId}/catalog`, { products: [TEA] }))
    const order = await store.placeOrder([{ sku: 'TEA', quantity: 2 }])
    expect(order.items[0]).toMatchObject({ barcode: ['5012345678900'], pricing: { total_price: 6.98 } })
  })

  it('an unknown store is 404 with its place, a missing list 400', async () => {
    const unknown = await post('/catalog', { vendors: ['second', 'nowhere'], products: [TEA] })
    expect([unknown.status, (unknown.body as ErrorBody).errors?.[0]?.path]).toEqual([404, 'vendors[1]'])
    expect((await post('/catalog', { products: [TEA] })).status).toBe(400)
    expect((await post('/catalog', { vendors: [], products: [TEA] })).status).toBe(400)
  })

  it('a lead creates in the own store and nowhere else, a picker nowhere', async () => {
    const own = { vendors: [store.vendorId], products: [TEA] }
    expect((await post('/catalog', own, store.tokens.lead)).status).toBe(202)
    expect((await post('/catalog', { ...own, vendors: ['second'] }, store.tokens.lead)).status).toBe(403)
    expect((await post('/catalog', { ...own, vendors: ['*'] }, store.tokens.lead)).status).toBe(403)
    expect((await post('/catalog', own, store.tokens.picker)).status).toBe(403)
    expect((await post(`/vendors/${store.vendorId}/catalog`, own, store.tokens.picker)).status).toBe(403)
  })
})

onBothDatabases('the export', (service) => {
  it('writes every product of the store, and quotes what needs it', async () => {
    const store = await service().openStore()
    const odd = { ...TEA, sku: 'ODD,"1"', active: false, maximum_sales_quantity: 7 }
    const create = await service().call('POST', `${store.base}/vendors/${store.vendorId}/catalog`, {
      token: store.tokens.chain,
      body: { products: [odd] },
    })
    await jobOver(service(), store, create)
    const started = await service().call('POST', `${store.base}/vendors/${store.vendorId}/catalog/export`, {
      token: store.tokens.chain,
    })
    const job = await jobOver(service(), store, started)
    const lines = await jobFile(job, store.tokens.chain)
    expect(lines[0]).toBe('sku,barcode,price,active,max_sales_quantity')
    expect(lines).toHaveLength(11)
    expect(lines).toContain('MILK,4006381333931,1.29,true,')
    expect(lines).toContain('RETIRED,,2.5,false,')
    expect(lines).toContain('"ODD,""1""",5012345678900,3.49,false,7')
    const skus = lines.slice(1).map((line) => line.split(',')[0])
    expect(new Set(skus).size).toBe(10)
  })

  it('of a store without products is a file with a header', async () => {
    const store = await service().openStore()
    await service().portal('POST', `/chains/${store.chainId}/vendors`, {
      vendor_id: 'empty',
      name: 'Empty',
      country_code: 'DE',
      currency: 'EUR',
    })
    const started = await service().call('POST', `${store.base}/vendors/empty/catalog/export`, {
      token: store.tokens.chain,
    })
    const job = await jobOver(service(), store, started)
    expect(await jobFile(job, store.tokens.chain)).toEqual(['sku,barcode,price,active,max_sales_quantity'])
  })
})
