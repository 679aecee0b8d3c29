import { FIRST_STORE, DEMO_CHAIN } from '@/server/demo/demoChain'
import { startTestService, type TestService } from '@/__tests__/support/service'

describe('what the API answers', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService('embedded', {})
  })
  afterAll(() => service.stop())

  it('is kept by no cache on its way, not even where it is a refusal', async () => {
    const paths = ['orders/none', `vendors/${FIRST_STORE.vendorId}/orders`, 'jobs/none', 'nothing']
    for (const path of paths) {
      const answer = await fetch(`${service.address}/v2/chains/${DEMO_CHAIN.chainId}/${path}`)
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })
})
