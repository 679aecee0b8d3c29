import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const AT_ONCE = 20

onBothDatabases('tokens of requests that come at once', (service) => {
  const list = async (store: TestStore, token: string) =>
    (await service().call('GET', `${store.base}/vendors/${store.vendorId}/orders`, { token })).status

  it('are told apart', async () => {
    const store = await service().openStore()
    const other = await service().openStore()
    const wrongSecret = store.tokens.chain.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const expected = new Map([
      [store.tokens.chain, 200],
      [store.tokens.picker, 200],
      [other.tokens.chain, 403],
      [wrongSecret, 401],
      ['tote_0000000000_00000000000000000000000000', 401],
    ])
    const tokens = Array.from({ length: AT_ONCE }, () => [...expected.keys()]).flat()
    const statuses = await Promise.all(tokens.map((token) => list(store, token)))
    expect(statuses).toEqual(tokens.map((token) => expected.get(token)))
  })

  it('are refused from the moment when a revocation is answered, however many are under way', async () => {
    const store = await service().openStore()
    const path = `/chains/${store.chainId}/tokens`
    const made = await service().portal('POST', path, { name: 'busy', kind: 'chain' })
    const { id, token } = made.body as { id: string; token: string }
    let isRevoked = false
    const late: number[] = []
    const early: number[] = []
    const keepAsking = async () => {
      while (late.length < AT_ONCE) {
        const seen = isRevoked ? late : early
        seen.push(await list(store, token))
      }
    }
    const asking = Array.from({ length: AT_ONCE }, keepAsking)
    expect(await list(store, token)).toBe(200)
    expect((await service().portal('DELETE', `${path}/${id}`)).status).toBe(204)
    isRevoked = true
    await Promise.all(asking)
    expect(early).toContain(200)
    expect(new Set(late)).toEqual(new Set([401]))
  })
})
