import { QueryClient } from '@tanstack/react-query'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Shelf } from '@/state/shelf/shelf'
import { shelfOptions } from '@/state/shelf/useShelf'
import { MINUTE_MS, setUp, store } from './catalogDevice'

describe('the shelf that screens ask for', () => {
  const makeClient = () =>
    new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } })

  it('is as old as the catalog, not as the moment when the disk was read', async () => {
    const { start, refresh, time, api } = setUp()
    await refresh(start())
    const room = start()
    await room.load(store, DEFAULT_LAYOUTS)
    const options = shelfOptions(api, store, DEFAULT_LAYOUTS, room)
    const client = makeClient()
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(options))
    expect(query.state).toMatchObject({ dataUpdatedAt: time.nowMs, data: { size: 3 } })
  })

  it('shows what was kept where the service cannot be reached', async () => {
    const { start, refresh, time, api, service } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    service.failsFrom = 1
    const options = shelfOptions(api, store, DEFAULT_LAYOUTS, start())
    const client = makeClient()
    await expect(client.fetchQuery(options)).rejects.toThrow('offline')
    expect(client.getQueryData<Shelf>(options.queryKey)).toMatchObject({ size: 3, isWhole: true })
  })

  it('is not shown to who has come to another store meanwhile', async () => {
    const { start, refresh, time, api } = setUp()
    await refresh(start())
    time.nowMs += 31 * MINUTE_MS
    const client = makeClient()
    const asked = client.fetchQuery(shelfOptions(api, store, DEFAULT_LAYOUTS, start())).catch(() => undefined)
    client.clear()
    await asked
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
