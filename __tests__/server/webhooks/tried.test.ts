import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Delivery } from '@/domain/contract/portal'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'
import { until } from '@/__tests__/support/until'
import { findWaiting, recordAttempt } from '@/server/webhooks/repository'

const KEPT = 20

onBothDatabases(
  'the tries of an event',
  (service) => {
    let store: TestStore
    let receiver: Server
    let answers: { status: number; text: string }[]
    let url: string
    beforeEach(async () => {
      store = await service().openStore()
      answers = []
      receiver = createServer((request, response) => {
        request.resume()
        const { status, text } = answers.shift() ?? { status: 204, text: '' }
        response.writeHead(status).end(text)
      })
      await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
      await setWebhook(url)
    })
    afterEach(() => {
      receiver.closeAllConnections()
      receiver.close()
    })

    const setWebhook = (to: string) =>
      service().portal('PUT', `/chains/${store.chainId}/webhook`, { url: to, secret: 'test-secret' })
    const place = () => store.placeOrder([{ sku: 'MILK', quantity: 1 }])
    const newest = async () => {
      const answer = await service().portal('GET', `/chains/${store.chainId}/deliveries`)
      return (answer.body as Delivery[])[0]
    }
    const whenTried = (times: number) =>
      until(newest, (delivery) => delivery?.tries === times && delivery.tried.length > 0)

    it('are kept one by one, with what came back', async () => {
      answers = [{ status: 503, text: 'closed' }]
      await place()
      const delivery = await whenTried(2)
      expect(delivery?.tried).toEqual([
        { at: expect.any(String), url, status: 503, text: 'closed', ms: expect.any(Number) },
        { at: delivery?.last_try_at, url, status: 204, text: '', ms: expect.any(Number) },
      ])
    })

    it('do not keep the query of an address, where some put a secret', async () => {
      await setWebhook(`${url}?key=secret#part`)
      await place()
      expect((await whenTried(1))?.tried).toMatchObject([{ url, status: 204 }])
    })

    it('say that nobody listens any more', async () => {
      answers = [{ status: 500, text: '' }]
      await place()
      await whenTried(1)
      await service().deps.db.sql`delete from webhooks where chain_id = ${store.chainId}`
      expect((await whenTried(2))?.tried[1]).toMatchObject({
        url: null,
        status: null,
        text: 'No webhook is set up.',
      })
    })

    it.each([
      ['half a character at the cut', 'x'.repeat(499) + '😀', `${'x'.repeat(499)}\uFFFD`],
      ['zero characters', 'a\u0000b', 'ab'],
      ['quotes and backslashes', '{"a":"\\u0000"}\\', '{"a":"\\u0000"}\\'],
    ])('keep an answer with %s', async (_name, text, kept) => {
      answers = [{ status: 500, text }]
      await place()
      const delivery = await whenTried(2)
      expect(delivery?.tried[0]?.text).toBe(kept)
      expect(delivery?.state).toBe('DELIVERED')
    })

    it(`are the last ${KEPT} of many`, async () => {
      const { sql } = service().deps.db
      answers = Array.from({ length: 50 }, () => ({ status: 500, text: '' }))
      const order = await place()
      await whenTried(1)
      await sql`update deliveries set tried = '[]', tries = 0 where order_id = ${order.order_id}`
      for (let number = 1; number <= KEPT + 3; number += 1) {
        const delivery = await findWaiting(sql, `order:${order.order_id}`)
        if (!delivery) throw new Error('It does not wait')
        const told = { url, status: 500, text: `try ${number}`, ms: 1 }
        expect(await recordAttempt(sql, { delivery, state: 'WAITING', at: new Date(), ...told })).toBe(true)
      }
      const texts = (await newest())?.tried.map(({ text }) => text)
      expect(texts).toHaveLength(KEPT)
      expect([texts?.[0], texts?.at(-1)]).toEqual(['try 4', `try ${KEPT + 3}`])
    })
  },
  { WEBHOOK_FIRST_PAUSE_SECONDS: '1', WEBHOOK_LONGEST_PAUSE_SECONDS: '1' },
)
