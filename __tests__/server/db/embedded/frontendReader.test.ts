import { FrontendReader, type FrontendMessage } from '@/server/db/embedded/frontendReader'
import { cString, makeFrame } from '@/server/db/embedded/wireFrames'
import { startupMessage } from '@/server/db/embedded/wireReplies'

const hello = startupMessage()
const query = makeFrame('Q', cString('select 1'))
const goodbye = makeFrame('X')

function request(code: number, ...body: Buffer[]): Buffer {
  const packet = Buffer.concat([Buffer.alloc(8), ...body])
  packet.writeUInt32BE(packet.length, 0)
  packet.writeUInt32BE(code, 4)
  return packet
}

const sslRequest = request(80_877_103)
const gssRequest = request(80_877_104)
const cancelRequest = request(80_877_102, Buffer.alloc(8))

function kinds(messages: FrontendMessage[]): string[] {
  return messages.map(({ kind }) => kind)
}

function readAll(...pieces: Buffer[]): FrontendMessage[] {
  const reader = new FrontendReader()
  return pieces.flatMap((piece) => reader.read(piece))
}

describe('what a client says', () => {
  it.each([
    ['in one piece', [Buffer.concat([sslRequest, gssRequest, hello, query, goodbye])]],
    [
      'byte by byte',
      [...Buffer.concat([sslRequest, gssRequest, hello, query, goodbye])].map((b) => Buffer.from([b])),
    ],
  ])('is understood %s', (_how, pieces) => {
    expect(kinds(readAll(...pieces))).toEqual([
      'encryption-request',
      'encryption-request',
      'startup',
      'frame',
      'terminate',
    ])
  })

  it('names its settings when it starts', () => {
    const settings = Buffer.from('user\0ann\0database\0shop\0search_path\0a, b\0\0')
    expect(readAll(request(0x0003_0002, settings))).toEqual([
      {
        kind: 'startup',
        minorVersion: 2,
        settings: new Map([
          ['user', 'ann'],
          ['database', 'shop'],
          ['search_path', 'a, b'],
        ]),
      },
    ])
  })

  it('ends with a cancel request', () => {
    expect(kinds(readAll(cancelRequest, hello, query))).toEqual(['cancel-request'])
  })

  it('ends with Terminate, whatever follows', () => {
    expect(kinds(readAll(hello, goodbye, query))).toEqual(['startup', 'terminate'])
  })

  it('loses the remains of a COPY that was refused', () => {
    const copy = ['d', 'c', 'f'].map((kind) => makeFrame(kind, cString('1')))
    expect(kinds(readAll(hello, ...copy, query))).toEqual(['startup', 'frame'])
  })

  it.each([
    ['a message of no known kind', makeFrame('y'), 'invalid frontend message type 121'],
    ['a function call', makeFrame('F'), 'invalid frontend message type 70'],
    ['a Sync that carries something', makeFrame('S', cString('x')), 'invalid message length'],
    ['a Describe of ten thousand bytes', makeFrame('D', Buffer.alloc(10_000)), 'invalid message length'],
  ])('is refused from %s on', (_what, frame, reason) => {
    const messages = readAll(hello, query, frame, query)
    expect(kinds(messages)).toEqual(['startup', 'frame', 'violation'])
    expect(messages.at(-1)).toMatchObject({ reason })
  })

  it.each([
    ['too short', request(0x0003_0000).fill(0, 0, 4)],
    ['too long', Buffer.alloc(8, 0x7f)],
    ['of another protocol', request(0x0002_0000)],
  ])('is refused when it starts with a packet %s', (_what, packet) => {
    expect(kinds(readAll(packet, query))).toEqual(['violation'])
  })
})
