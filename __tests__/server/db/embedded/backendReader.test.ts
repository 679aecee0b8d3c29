import fc from 'fast-check'
import { BackendReader, type Notification } from '@/server/db/embedded/backendReader'
import { cString, makeFrame } from '@/server/db/embedded/wireFrames'
import { errorResponse } from '@/server/db/embedded/wireReplies'

const row = makeFrame('D', Buffer.alloc(40, 7))
const complete = (tag: string) => makeFrame('C', cString(tag))
const ready = (status: string) => makeFrame('Z', Buffer.from(status))
const notice = makeFrame('A', Buffer.alloc(4), cString('orders'), cString('new'))
const error = makeFrame(
  'E',
  cString('SERROR'),
  cString('VERROR'),
  cString('C42601'),
  cString('Mno'),
  Buffer.alloc(1),
)

function readPieces(pieces: Buffer[]) {
  const reader = new BackendReader()
  const answers: Buffer[] = []
  const notifications: Notification[] = []
  const fatal: string[] = []
  for (const piece of pieces) {
    reader.read(piece, {
      answer: (run) => answers.push(run),
      notification: (notification) => notifications.push(notification),
      fatal: (reason) => fatal.push(reason),
    })
  }
  return { answer: Buffer.concat(answers), notifications, fatal, progress: reader.progress }
}

describe('what the database says', () => {
  it('loses its notifications and nothing else, wherever it is cut', () => {
    const frames = [row, notice, row, row, notice, notice, complete('SELECT 3'), ready('I')]
    const whole = Buffer.concat(frames)
    const expected = Buffer.concat(frames.filter((frame) => frame !== notice))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length }), (size) => {
        const pieces: Buffer[] = []
        for (let at = 0; at < whole.length; at += size) pieces.push(whole.subarray(at, at + size))
        const { answer, notifications, progress } = readPieces(pieces)
        expect(answer.equals(expected)).toBe(true)
        expect(notifications.map(({ channel }) => channel)).toEqual(['orders', 'orders', 'orders'])
        expect(progress.status).toBe('idle')
      }),
    )
  })

  it.each([
    ['a commit', [complete('COMMIT'), ready('I')], 'idle', false],
    ['a rollback', [complete('ROLLBACK'), ready('I')], 'idle', true],
    ['a statement that failed', [error, ready('I')], 'idle', true],
    ['an open transaction', [complete('BEGIN'), ready('T')], 'in-transaction', false],
    ['a failed transaction', [error, ready('E')], 'failed', true],
    ['a statement after one that failed', [error, ready('I'), complete('LISTEN'), ready('I')], 'idle', false],
    ['no end yet', [row], undefined, false],
  ])('tells %s', (_what, frames, status, rolledBack) => {
    expect(readPieces([Buffer.concat(frames)]).progress).toEqual({ status, rolledBack })
  })

  it('tells an error from the end of everything', () => {
    expect(readPieces([error]).fatal).toEqual([])
    expect(readPieces([errorResponse('FATAL', '08P01', 'lost')]).fatal).toEqual(['lost'])
  })
})
