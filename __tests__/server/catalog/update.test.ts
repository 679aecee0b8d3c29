import type { ErrorBody } from '@/domain/contract/error'
import type { Delivery } from '@/domain/contract/portal'
import type { ProductList } from '@/domain/contract/product'
import { insertProducts } from '@/server/catalog/repository'
import { jobFile, jobOver } from '@/__tests__/support/jobs'
import { onBothDatabases } from '@/__tests__/support/service'
import { SHELF, type TestStore } from '@/__tests__/support/store'
import { startReceiver } from '@/scripts/support/webhookReceiver'

onBothDatabases('PUT catalog', (service) => {
  let store: TestStore
  beforeEach(async () => {
    store = await service().openStore()
  })

  const put = (products: unknown, token = store.tokens.chain) =>
    service().call('PUT', `${store.base}/vendors/${store.vendorId}/catalog`, {
      token,
      body: typeof products === 'string' ? products : { products },
    })
  const product = async (sku: string) => {
    const answer = await service().call(
      'GET',
      `${store.base}/vendors/${store.vendorId}/catalog?query_term=${sku}`,
      {
        token: store.tokens.chain,
      },
    )
    return (answer.body as ProductList).products.find((found) => found.sku === sku)
  }

  const stock = (skus: readonly string[]) =>
    service().deps.db.sql.begin((tx) =>
      insertProducts(
        tx,
        store.chainId,
        store.vendorId,
        skus.map((sku) => ({ ...SHELF.milk, sku, barcodes: [] })),
      ),
    )

  describe('one product', () => {
    it('is changed at once, and only in what was sent', async () => {
      const answer = await put([{ sku: 'MILK', price: 1.4999 }])
      expect([answer.status, answer.body]).toEqual([200, { sku: 'MILK' }])
      expect(await product('MILK')).toMatchObject({ price: 1.499, active: true })
      await put([{ sku: 'MILK', active: false }])
      expect(await product('MILK')).toMatchObject({ price: 1.499, active: false, status: 'INACTIVE' })
    })

    it('takes both names of the maximum and answers with the first', async () => {
      await put([{ sku: 'MILK', max_sales_quantity: 5 }])
      expect(await product('MILK')).toMatchObject({ maximum_sales_quantity: 5 })
      await put([{ sku: 'MILK', maximum_sales_quantity: 6, quantity: 12 }])
      expect(await product('MILK')).toMatchObject({ maximum_sales_quantity: 6, quantity: 12 })
    })

    it('may be named by its barcode', async () => {
      expect((await put([{ barcode: '4006381333931', price: 2 }])).body).toEqual({ sku: 'MILK' })
      expect(await product('MILK')).toMatchObject({ price: 2 })
    })

    it('gets a further barcode by sku and barcode together', async () => {
      await put([{ sku: 'GOUDA', barcode: '96385074' }])
      expect(await product('GOUDA')).toMatchObject({ barcodes: ['96385074'] })
      expect((await put([{ barcode: '96385074', price: 3 }])).body).toEqual({ sku: 'GOUDA' })
      expect((await put([{ sku: 'EDAM', barcode: '96385074', price: 9 }])).status).toBe(400)
      expect(await product('EDAM')).toMatchObject({ price: 3.1, barcodes: [] })
    })

    it.each([
      ['an unknown sku', { sku: 'NOPE', price: 1 }],
      ['a sku that no database holds', { sku: 'a\u0000b', price: 1 }],
      ['an unknown barcode', { barcode: '11111111', price: 1 }],
    ])('%s is 404', async (_name, row) => {
      const answer = await put([row])
      expect(answer.status).toBe(404)
      expect((answer.body as ErrorBody).code).toBe('PRODUCT_NOT_FOUND')
    })

    it.each([
      ['nothing to change', { sku: 'MILK' }, 'products[0]'],
      ['no name', { price: 1 }, 'products[0].sku'],
      ['a barcode with letters', { sku: 'MILK', barcode: '40063x' }, 'products[0].barcode'],
      ['a barcode of 15 digits', { sku: 'MILK', barcode: '123456789012345' }, 'products[0].barcode'],
      ['a negative price', { sku: 'MILK', price: -1 }, 'products[0].price'],
      ['a price as text', { sku: 'MILK', price: '1' }, 'products[0].price'],
      ['a fractional quantity', { sku: 'MILK', quantity: 1.5 }, 'products[0].quantity'],
      ['a negative quantity', { sku: 'MILK', quantity: -1 }, 'products[0].quantity'],
    ])('%s is 400 with its place', async (_name, row, path) => {
      const answer = await put([row])
      expect(answer.status).toBe(400)
      expect((answer.body as ErrorBody).errors?.[0]?.path).toBe(path)
    })
  })

  describe('what is no request', () => {
    it.each([
      ['no products', '{"products": []}'],
      ['no list', '{"products": {}}'],
      ['no JSON', 'products: none'],
      ['broken JSON', '{"products": [{"sku": "MILK"'],
      ['NaN', '{"products": [{"sku": "MILK", "price": NaN}]}'],
      ['nothing', '   '],
    ])('%s is 400', async (_name, body) => {
      const answer = await put(body)
      expect(answer.status).toBe(400)
      expect((answer.body as ErrorBody).code).toBe('INVALID_REQUEST')
    })
  })

  describe('many products', () => {
    it('are a job: good rows apply, each bad one is a line with its reason', async () => {
      const rows = [
        { sku: 'MILK', price: 1.5 },
        { sku: 'OAT', active: false, quantity: 3 },
        { sku: 'NOPE', price: 1 },
        { sku: 'EDAM', price: -1 },
        { sku: 'EDAM', barcode: 'abc', price: 1 },
        { sku: 'GOUDA', quantity: 2.5 },
        { sku: 'MILK', price: 9 },
        { barcode: '11111111', price: 1 },
        { sku: 'BAG' },
        'not even an object',
        { sku: 'TRUFFLE', max_sales_quantity: 4 },
      ]
      const started = await put(rows)
      expect(started.status).toBe(202)
      expect(started.body).toMatchObject({ job_status: 'QUEUED' })
      const job = await jobOver(service(), store, started)
      expect(job).toMatchObject({
        job_status: 'COMPLETED',
        total_rows: 11,
        done_rows: 11,
        result: { updated: 3, refused: 8 },
      })
      const [header, ...lines] = await jobFile(job, store.tokens.chain)
      expect(header).toBe('sku,state,errors,row_number')
      expect(lines).toHaveLength(11)
      const states = new Map(lines.map((line) => [line.split(',').at(-1), line]))
      expect(states.get('1')).toBe('MILK,UPDATED,,1')
      expect(states.get('3')).toBe('NOPE,REFUSED,no such product in this store,3')
      expect(states.get('7')).toContain('stands twice in this request')
      expect(states.get('8')).toContain('no product has this barcode')
      for (const row of ['4', '5', '6', '9', '10']) expect(states.get(row)).toContain('REFUSED')
      expect(await product('MILK')).toMatchObject({ price: 1.5 })
      expect(await product('OAT')).toMatchObject({ active: false, quantity: 3, price: 2.95 })
      expect(await product('EDAM')).toMatchObject({ price: 3.1 })
      expect(await product('TRUFFLE')).toMatchObject({ maximum_sales_quantity: 4 })
    })

    it('1e309 is a bad row, not a broken request', async () => {
      const started = await put('{"products": [{"sku": "MILK", "price": 1e309}, {"sku": "OAT", "price": 2}]}')
      expect(await jobOver(service(), store, started)).toMatchObject({ result: { updated: 1, refused: 1 } })
    })

    it('names of all letters are found, and what is missing among them is named', async () => {
      const odd = ['comma,quote"', 'back\\slash', '{brace}', 'NULL', 'new\nline', 'Käse 🧀', "apo'strophe"]
      await stock(odd)
      const named = [...odd, 'comma', 'a\u0000b', '\ud800']
      const started = await put(named.map((sku, index) => ({ sku, price: index + 0.125, quantity: index })))
      const job = await jobOver(service(), store, started)
      expect(job).toMatchObject({ job_status: 'COMPLETED', result: { updated: 7, refused: 3 } })
      const offers = await service().deps.db.sql<{ sku: string; price: number; quantity: number }[]>`
        select sku, price::float8, quantity from offers
        where chain_id = ${store.chainId} and vendor_id = ${store.vendorId} and sku = any(${odd})`
      expect(new Map(offers.map(({ sku, price, quantity }) => [sku, [price, quantity]]))).toEqual(
        new Map(odd.map((sku, index) => [sku, [index + 0.125, index]])),
      )
      const log = (await jobFile(job, store.tokens.chain)).join('\n')
      expect(log).toContain('"comma,quote""",UPDATED,,1\nback\\slash,UPDATED,,2\n{brace},UPDATED,,3\n')
    })

    it('a whole assortment in any order, with gaps and faults, leaves one line for every row', async () => {
      const COUNT = 12_000
      const rows = Array.from({ length: COUNT }, (_, index) => ({
        sku: `ROW-${(index * 7919) % COUNT}`,
        price: index % 1000 === 0 ? -1 : index / 1000,
        active: true,
      }))
      await stock(rows.filter((_row, index) => index % 500 !== 250).map((row) => row.sku))
      // Two at once: the thread takes one after the other, and both are answered.
      for (const started of await Promise.all([put(rows), put(rows)])) {
        const job = await jobOver(service(), store, started)
        expect(job).toMatchObject({
          job_status: 'COMPLETED',
          done_rows: COUNT,
          result: { updated: COUNT - 36, refused: 36 },
        })
        const [, ...lines] = await jobFile(job, store.tokens.chain)
        expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(COUNT)
        expect(lines.filter((line) => line.includes('no such product in this store'))).toHaveLength(24)
      }
      expect(await product('ROW-7919')).toMatchObject({ price: 0.001 })
    })

    it('barcodes among them name products and are added, as in a single update', async () => {
      const started = await put([
        { sku: 'OAT', price: 2 },
        { barcode: '4006381333931', price: 1 },
        { sku: 'GOUDA', barcode: '96385074', price: 3 },
        { sku: 'EDAM', barcode: '96385074', price: 9 },
      ])
      const job = await jobOver(service(), store, started)
      expect(job).toMatchObject({ result: { updated: 3, refused: 1 } })
      expect(await product('MILK')).toMatchObject({ price: 1 })
      expect(await product('GOUDA')).toMatchObject({ price: 3, barcodes: ['96385074'] })
      expect(await product('EDAM')).toMatchObject({ price: 3.1 })
    })

    it('jobs of one store run in the order in which they were asked for', async () => {
      const jobs = []
      for (let price = 1; price <= 5; price += 1)
        jobs.push(
          await put([
            { sku: 'MILK', price },
            { sku: 'OAT', price },
          ]),
        )
      for (const started of jobs) await jobOver(service(), store, started)
      expect(await product('MILK')).toMatchObject({ price: 5 })
    })

    it('the result goes to the webhook with a link that works', async () => {
      const receiver = await startReceiver()
      await service().portal('PUT', `/chains/${store.chainId}/webhook`, {
        url: receiver.url,
        secret: receiver.secret,
      })
      const job = await jobOver(
        service(),
        store,
        await put([
          { sku: 'MILK', price: 1 },
          { sku: 'OAT', price: 2 },
        ]),
      )
      const [event] = await receiver.waitFor(1)
      expect(event?.isSigned).toBe(true)
      expect(event?.body).toEqual({
        job_id: job.job_id,
        vendor_id: store.vendorId,
        status: 'COMPLETED',
        downloadURL: job.downloadURL,
      })
      expect(await jobFile(job, store.tokens.chain)).toHaveLength(3)
      const log = await service().portal('GET', `/chains/${store.chainId}/deliveries?job_id=${job.job_id}`)
      expect((log.body as Delivery[]).map((delivery) => delivery.event)).toEqual(['job.COMPLETED'])
      await receiver.close()
    })

    it("the file is for tokens of its own chain and store's leads only", async () => {
      const job = await jobOver(
        service(),
        store,
        await put([
          { sku: 'MILK', price: 1 },
          { sku: 'OAT', price: 2 },
        ]),
      )
      const other = await service().openStore()
      const status = async (token?: string) =>
        (await fetch(job.downloadURL ?? '', token ? { headers: { authorization: `Bearer ${token}` } } : {}))
          .status
      expect(await status()).toBe(401)
      expect(await status(other.tokens.chain)).toBe(403)
      expect(await status(store.tokens.picker)).toBe(403)
      expect(await status(store.tokens.lead)).toBe(200)
    })
  })

  it('a picker may not change, a lead may, in the own store', async () => {
    expect((await put([{ sku: 'MILK', price: 1 }], store.tokens.picker)).status).toBe(403)
    expect((await put([{ sku: 'MILK', price: 1 }], store.tokens.lead)).status).toBe(200)
    const other = await service().openStore()
    expect((await put([{ sku: 'MILK', price: 1 }], other.tokens.lead)).status).toBe(403)
  })

  it('an unknown job is 404', async () => {
    const answer = await service().call(
      'GET',
      `${store.base}/catalog/jobs/0190b5a0-0000-7000-8000-000000000001`,
      {
        token: store.tokens.chain,
      },
    )
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([404, 'JOB_NOT_FOUND'])
  })
})

onBothDatabases(
  'a body that is too large',
  (service) => {
    it('is 413 before it is read, whether it says its length or not', async () => {
      const store = await service().openStore()
      const url = `${service().address}${store.base}/vendors/${store.vendorId}/catalog`
      const headers = { authorization: `Bearer ${store.tokens.chain}`, 'content-type': 'application/json' }
      const body = JSON.stringify({
        products: Array.from({ length: 40_000 }, (_, i) => ({ sku: `S${i}`, price: 1 })),
      })
      const announced = await fetch(url, { method: 'PUT', headers, body })
      expect(announced.status).toBe(413)
      const stream = new Blob([body]).stream()
      const init = { method: 'PUT', headers, body: stream, duplex: 'half' }
      expect((await fetch(url, init as RequestInit)).status).toBe(413)
    })
  },
  { CATALOG_BODY_LIMIT_MB: '1' },
)
