import { Channels } from '@/server/db/embedded/channels'

const listen = (channel: string) => ({ kind: 'listen', channel }) as const
const unlisten = (channel: string) => ({ kind: 'unlisten', channel }) as const

describe('who listens on what', () => {
  it('is exactly who asked for it', () => {
    const channels = new Channels()
    channels.settle(1, [listen('a')], new Set(['a']))
    channels.settle(2, [listen('a'), listen('b')], new Set(['a', 'b']))
    expect(channels.listeners('a')).toEqual([1, 2])
    expect(channels.listeners('b')).toEqual([2])
    expect(channels.listeners('c')).toEqual([])
  })

  it('is not changed for others when one stops', () => {
    const channels = new Channels()
    channels.settle(1, [listen('a')], new Set(['a']))
    channels.settle(2, [listen('a')], new Set(['a']))
    // The session has lost the channel with the first one's UNLISTEN.
    expect(channels.settle(1, [unlisten('a')], new Set())).toEqual({ listen: ['a'], unlisten: [] })
    expect(channels.listeners('a')).toEqual([2])
  })

  it('does not count a LISTEN that a savepoint undid', () => {
    const channels = new Channels()
    channels.settle(1, [listen('a')], new Set())
    expect(channels.listeners('a')).toEqual([])
  })

  it('follows the last word on a channel', () => {
    const channels = new Channels()
    channels.settle(1, [listen('a'), unlisten('a'), listen('b'), { kind: 'unlisten-all' }], new Set())
    expect([...channels.listeners('a'), ...channels.listeners('b')]).toEqual([])
    channels.settle(1, [{ kind: 'unlisten-all' }, listen('a')], new Set(['a']))
    expect(channels.listeners('a')).toEqual([1])
  })

  it('forgets a connection, and names the channels that only it wanted', () => {
    const channels = new Channels()
    channels.settle(1, [listen('a'), listen('b')], new Set(['a', 'b']))
    channels.settle(2, [listen('b')], new Set(['a', 'b']))
    expect(channels.drop(1)).toEqual(['a'])
    expect(channels.drop(1)).toEqual([])
    expect(channels.listeners('b')).toEqual([2])
  })
})
