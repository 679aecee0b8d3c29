import { wayOut, type WayOut } from '@/domain/crash/wayOut'

it.each<{ last: WayOut | 'nobody'; secondsAgo: number; way: WayOut }>([
  { last: 'nobody', secondsAgo: 0, way: 'go-on' },
  { last: 'go-on', secondsAgo: 2, way: 'to-orders' },
  { last: 'to-orders', secondsAgo: 2, way: 'restart' },
  { last: 'restart', secondsAgo: 2, way: 'restart' },
  { last: 'go-on', secondsAgo: 60, way: 'go-on' },
  // Somebody set the clock back meanwhile.
  { last: 'to-orders', secondsAgo: -3600, way: 'go-on' },
])('$last, $secondsAgo seconds ago, leads to $way', ({ last, secondsAgo, way }) => {
  const nowMs = Date.UTC(2026, 2, 1)
  const answered = last === 'nobody' ? undefined : { way: last, atMs: nowMs - secondsAgo * 1000 }
  expect(wayOut(answered, nowMs)).toBe(way)
})
