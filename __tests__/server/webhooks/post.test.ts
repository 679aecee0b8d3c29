import { startReceiver, type WebhookReceiver } from '@/scripts/support/webhookReceiver'
import { until } from '@/__tests__/support/until'
import { createPoster, CutShort, type Envelope, type Poster } from '@/server/webhooks/post'
import { DELIVERY_DEFAULTS } from '@/server/webhooks/settings'

describe('a call to a silent receiver', () => {
  let receiver: WebhookReceiver
  let poster: Poster
  let envelope: Envelope
  let calls: number
  beforeEach(async () => {
    receiver = await startReceiver()
    calls = 0
    receiver.behave = (attempt) => {
      calls = attempt
      return 'silence'
    }
    poster = createPoster({ ...DELIVERY_DEFAULTS, allowLoopback: true })
    envelope = { id: 'event', url: receiver.url, secret: receiver.secret, payload: '{}' }
  })
  afterEach(async () => {
    await poster.close()
    await receiver.close()
  })

  const untilCalled = () =>
    until(
      async () => calls,
      (count) => count === 1,
    )

  it('is cut short when somebody else has the ticket', async () => {
    const ticketGone = new AbortController()
    const call = expect(poster.post(envelope, ticketGone.signal)).rejects.toBeInstanceOf(CutShort)
    await untilCalled()
    ticketGone.abort()
    await call
  })

  it('is cut short when the service ends, and none is made after that', async () => {
    const call = expect(poster.post(envelope)).rejects.toBeInstanceOf(CutShort)
    await untilCalled()
    await poster.close()
    await call
    await expect(poster.post(envelope)).rejects.toBeInstanceOf(CutShort)
    expect(calls).toBe(1)
  })

  it('fails after the time that a receiver has', async () => {
    const hasty = createPoster({ ...DELIVERY_DEFAULTS, timeoutMs: 100, allowLoopback: true })
    expect(await hasty.post(envelope, new AbortController().signal)).toEqual({
      delivered: false,
      status: null,
      text: 'No answer in time.',
    })
    await hasty.close()
  })
})
