import { QueryObserver } from '@tanstack/react-query'
import { type Fetch } from '@/api/client'
import { receivedOrdersOptions } from '@/api/orders'
import { ApiError, type Problem } from '@/api/problem'
import { createDeviceState, type DeviceState } from '@/state/deviceState'
import { createSessionApi } from '@/state/session/sessionApi'
import { makePorts } from '../support/device'
import { makeOrder, makeSetup } from '../support/factories'

const setup = makeSetup()

async function signedIn(fetch: Fetch) {
  const state = createDeviceState(makePorts({ fetch }))
  await state.session.begin(setup, 'Mira')
  return { state, options: optionsOf(state, fetch) }
}

function optionsOf({ session }: DeviceState, fetch: Fetch) {
  const now = session.store.getState()
  if (now.kind !== 'signed-in') throw new Error('not signed in')
  return receivedOrdersOptions(createSessionApi(session, now.workplace, fetch), setup.vendorId)
}

const answering =
  (status: number, body: unknown): Fetch =>
  async () =>
    new Response(JSON.stringify(body), { status })

describe('a device', () => {
  it('keeps nothing of what the last picker saw', async () => {
    const { state, options } = await signedIn(answering(200, [makeOrder()]))
    await state.queryClient.fetchQuery(options)
    expect(state.queryClient.getQueryData(options.queryKey)).toHaveLength(1)
    await state.session.end()
    expect(state.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('keeps it no longer than a screen shows it', async () => {
    const { state, options } = await signedIn(answering(200, [makeOrder()]))
    const stopLooking = new QueryObserver(state.queryClient, options).subscribe(() => undefined)
    await state.queryClient.fetchQuery(options)
    jest.useFakeTimers()
    try {
      void state.session.end()
      await jest.advanceTimersByTimeAsync(0)
      const others = jest.getTimerCount()
      stopLooking()
      await jest.advanceTimersByTimeAsync(0)
      // None that holds on to it until its time is up.
      expect(jest.getTimerCount()).toBe(others)
    } finally {
      jest.useRealTimers()
    }
  })

  it('keeps nothing of the last store when it is set up for another one', async () => {
    const { state, options } = await signedIn(answering(200, [makeOrder()]))
    await state.queryClient.fetchQuery(options)
    await state.session.begin(makeSetup({ vendorId: 'store-7' }), 'Mira')
    expect(state.queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('goes on where it was when the same person gets another token', async () => {
    const { state, options } = await signedIn(answering(200, [makeOrder()]))
    await state.queryClient.fetchQuery(options)
    const { begun } = state.desk.store.getState()
    await state.session.begin({ ...setup, token: 'renewed' }, 'Mira')
    expect(state.session.findToken()).toBe('renewed')
    expect(state.queryClient.getQueryData(options.queryKey)).toHaveLength(1)
    expect(state.desk.store.getState().begun).toBe(begun)
  })

  it.each([
    ['another person', setup.token, 'Jonas'],
    ['another token', 'renewed', 'Mira'],
  ])('does not sign out %s over what refuses the last one', async (_, token, picker) => {
    let refuse = (): void => undefined
    const slow: Fetch = () =>
      new Promise((resolve) => {
        refuse = () => resolve(new Response('{"code":"UNAUTHORIZED","message":""}', { status: 401 }))
      })
    const { state, options } = await signedIn(slow)
    const asking = state.queryClient.fetchQuery(options).catch((problem: unknown) => problem)
    await state.session.begin({ ...setup, token }, picker)
    refuse()
    await asking
    expect(state.session.store.getState()).toMatchObject({ kind: 'signed-in' })
  })

  it('ends the session when the service refuses its token', async () => {
    const { state, options } = await signedIn(answering(401, { code: 'UNAUTHORIZED', message: 'revoked' }))
    await expect(state.queryClient.fetchQuery(options)).rejects.toThrow('unauthorized')
    expect(state.session.store.getState()).toEqual({
      kind: 'signed-out',
      because: 'token-refused',
      picker: 'Mira',
    })
  })

  it('stays signed in when it was not the service that refused', async () => {
    const { state, options } = await signedIn(
      async () => new Response('<html>', { status: 401, headers: { 'content-type': 'text/html' } }),
    )
    await expect(state.queryClient.fetchQuery(options)).rejects.toThrow('not-the-service')
    expect(state.session.store.getState().kind).toBe('signed-in')
  })

  it('sends nothing in the name of somebody who has signed out', async () => {
    let asked = 0
    const { state, options } = await signedIn(async () => {
      asked += 1
      return new Response('[]')
    })
    await state.session.end()
    await expect(state.queryClient.fetchQuery(options)).rejects.toThrow('offline')
    expect(asked).toBe(0)
  })

  it.each<[Problem, number]>([
    [{ kind: 'offline' }, 3],
    [{ kind: 'service-failing', status: 500 }, 3],
    [{ kind: 'gone', code: 'ORDER_NOT_FOUND' }, 1],
    [{ kind: 'broken-answer', path: 'x' }, 1],
  ])('asks again only where that may help: %j', async (problem, times) => {
    jest.useFakeTimers()
    const state = createDeviceState(makePorts({ fetch: answering(200, []) }))
    const ask = jest.fn(() => Promise.reject(new ApiError(problem)))
    const asked = state.queryClient.fetchQuery({ queryKey: ['x'], queryFn: ask, retry: retryOf(state) })
    const failed = expect(asked).rejects.toThrow(problem.kind)
    await jest.advanceTimersByTimeAsync(60_000)
    await failed
    expect(ask).toHaveBeenCalledTimes(times)
    jest.useRealTimers()
  })
})

/** `fetchQuery` tries once unless told otherwise; screens use the default. */
function retryOf({ queryClient }: DeviceState) {
  return queryClient.getDefaultOptions().queries?.retry
}
