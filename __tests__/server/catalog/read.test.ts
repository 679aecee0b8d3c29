import type { Category, ProductList } from '@/domain/contract/product'
import { insertProducts } from '@/server/catalog/repository'
import { onBothDatabases } from '@/__tests__/support/service'
import { SHELF, type TestStore } from '@/__tests__/support/store'

onBothDatabases('reading the catalog', (service) => {
  let store: TestStore
  beforeAll(async () => {
    store = await service().openStore()
    const { sql } = service().deps.db
    const category = (global_id: string, parent: string | null, position: number, name: object) => sql`
      insert into categories (chain_id, vendor_id, global_id, parent_global_id, name, position)
      values (${store.chainId}, ${store.vendorId}, ${global_id}, ${parent}, ${sql.json(name as never)}, ${position})`
    await category('food', null, 1, { en_GB: 'Food' })
    await category('tea', 'food', 2, { en_GB: 'Tea', de_DE: 'Tee' })
    await category('honey', 'food', 3, { en_GB: 'Honey', de_DE: 'Honig' })
    const more = { ...SHELF.milk, translations: {}, images: ['/a.svg'] }
    await insertProducts(sql, store.chainId, store.vendorId, [
      {
        ...more,
        sku: 'TEA-100',
        title: 'Green tea, loose',
        translations: { en_GB: 'Green tea, loose', de_DE: 'Grüner Tee, lose' },
        descriptions: { en_GB: 'From the hills' },
        barcodes: ['5012345678900', '96385074'],
        categoryIds: ['tea'],
      },
      { ...more, sku: 'TEA-200', title: 'Black 50%_tea', barcodes: [], categoryIds: ['tea'], active: false },
      {
        ...more,
        sku: 'HON-1',
        title: 'Honey for tea',
        translations: { en_GB: 'Honey for tea', de_DE: 'Honig' },
        barcodes: ['4000000000006'],
        categoryIds: ['honey', 'tea'],
      },
    ])
  })

  const list = async (query: string) => {
    const answer = await service().call('GET', `${store.base}/vendors/${store.vendorId}/catalog?${query}`, {
      token: store.tokens.picker,
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return answer.body as ProductList
  }
  const skus = async (query: string) => (await list(query)).products.map((product) => product.sku)

  it('a product carries everything the contract names', async () => {
    const { products } = await list('query_term=TEA-100')
    expect(products).toEqual([
      {
        sku: 'TEA-100',
        barcodes: ['5012345678900', '96385074'],
        title: 'Green tea, loose',
        translations: { en_GB: 'Green tea, loose', de_DE: 'Grüner Tee, lose' },
        descriptions: { en_GB: 'From the hills' },
        images: ['/a.svg'],
        price: 1.29,
        active: true,
        status: 'ACTIVE',
        quantity: null,
        maximum_sales_quantity: null,
        pricing_type: 'UNIT',
        categories: [{ global_id: 'tea', name: { en_GB: 'Tea', de_DE: 'Tee' } }],
      },
    ])
  })

  it.each([
    ['a word', 'query_term=green', ['TEA-100']],
    ['a prefix', 'query_term=gre', ['TEA-100']],
    ['two letters', 'query_term=gr', ['TEA-100']],
    ['a middle part', 'query_term=een', ['TEA-100']],
    ['capital letters', 'query_term=GREEN', ['TEA-100']],
    ['words in any order', 'query_term=loose+green', ['TEA-100']],
    ['another language', `query_term=${encodeURIComponent('grüner')}`, ['TEA-100']],
    ['part of a sku', 'query_term=ea-1', ['TEA-100']],
    ['part of a barcode', 'query_term=345678', ['TEA-100']],
    ['a sign that is a pattern elsewhere', `query_term=${encodeURIComponent('50%_')}`, ['TEA-200']],
    ['a pattern that must not match all', `query_term=${encodeURIComponent('%%%')}`, []],
    ['a word in several products', 'query_term=tea', ['HON-1', 'TEA-100', 'TEA-200']],
    ['a word by locale', 'query_term=tea&locale=en_GB', ['HON-1', 'TEA-100', 'TEA-200']],
    ['a word that the locale does not have', 'query_term=honey&locale=de_DE', []],
    ['a word of the locale', 'query_term=honig&locale=de_DE', ['HON-1']],
    ['a sku with a locale', 'query_term=HON-1&locale=de_DE', ['HON-1']],
    ['a category', 'category_global_ids=honey', ['HON-1']],
    ['several categories', 'category_global_ids=honey,tea', ['HON-1', 'TEA-100', 'TEA-200']],
    ['active ones', 'category_global_ids=tea&is_active=true', ['HON-1', 'TEA-100']],
    ['inactive ones', 'category_global_ids=tea&is_active=false', ['TEA-200']],
    [
      'all six together',
      'query_term=te&category_global_ids=tea&locale=de_DE&is_active=true&page_size=1&page=1',
      ['TEA-100'],
    ],
  ])('finds by %s', async (_name, query, expected) => {
    expect(await skus(query)).toEqual(expected)
  })

  it('answers the title in the wanted locale', async () => {
    const { products } = await list('query_term=TEA-100&locale=de_DE')
    expect(products[0]?.title).toBe('Grüner Tee, lose')
  })

  it('pages', async () => {
    const page = await list('query_term=tea&page_size=2&page=2')
    expect(page).toMatchObject({ page_number: 2, page_size: 2, total_pages: 2 })
    expect(page.products.map((product) => product.sku)).toEqual(['TEA-200'])
  })

  it.each(['is_active=yes', 'locale=german', 'page=0', 'page_size=501', `query_term=${'x'.repeat(201)}`])(
    '%s is 400',
    async (query) => {
      const answer = await service().call('GET', `${store.base}/vendors/${store.vendorId}/catalog?${query}`, {
        token: store.tokens.picker,
      })
      expect(answer.status).toBe(400)
    },
  )

  it('categories come in walking order: leaves, or with their parents', async () => {
    const categories = async (query: string) => {
      const path = `${store.base}/vendors/${store.vendorId}/categories${query}`
      const answer = await service().call('GET', path, { token: store.tokens.picker })
      return (answer.body as Category[]).map((category) => category.global_id)
    }
    expect(await categories('')).toEqual(['tea', 'honey'])
    expect(await categories('?only_leaves=true')).toEqual(['tea', 'honey'])
    expect(await categories('?only_leaves=false')).toEqual(['food', 'tea', 'honey'])
  })

  it('an unknown store is 404', async () => {
    for (const path of ['catalog', 'categories']) {
      const answer = await service().call('GET', `${store.base}/vendors/nowhere/${path}`, {
        token: store.tokens.chain,
      })
      expect(answer.status).toBe(404)
    }
  })
})
