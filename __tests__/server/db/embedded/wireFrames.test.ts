import fc from 'fast-check'
import { cString, cutFrames, FrameAssembler, makeFrame } from '@/server/db/embedded/wireFrames'

const anyFrame = fc
  .tuple(fc.constantFrom('Q', 'P', 'B', 'S'), fc.uint8Array({ maxLength: 60 }))
  .map(([kind, body]) => makeFrame(kind, Buffer.from(body)))

/** The same bytes, cut at any places. */
function cutAnywhere(bytes: Buffer): fc.Arbitrary<Buffer[]> {
  return fc.array(fc.nat(bytes.length)).map((places) => {
    const edges = [0, ...places.sort((a, b) => a - b), bytes.length]
    return edges.slice(1).map((edge, i) => bytes.subarray(edges[i], edge))
  })
}

describe('messages out of pieces', () => {
  it('come out whole and in order, wherever the stream is cut', () => {
    const cut = fc
      .array(anyFrame)
      .chain((frames) => fc.tuple(fc.constant(frames), cutAnywhere(Buffer.concat(frames))))
    fc.assert(
      fc.property(cut, ([frames, pieces]) => {
        const assembler = new FrameAssembler()
        const found = pieces.flatMap((piece) => cutFrames(assembler.add(piece)))
        expect(found.map((frame) => frame.toString('hex'))).toEqual(
          frames.map((frame) => frame.toString('hex')),
        )
        expect(assembler.violation).toBeUndefined()
      }),
    )
  })

  it('join a big message once, not at every piece', () => {
    const message = makeFrame('B', Buffer.alloc(32 * 1024 * 1024, 1))
    const assembler = new FrameAssembler()
    const joins = jest.spyOn(Buffer, 'concat')
    let found = 0
    for (let at = 0; at < message.length; at += 1024)
      found += assembler.add(message.subarray(at, at + 1024)).length
    expect(found).toBe(message.length)
    // Joining at every piece would copy half a terabyte.
    expect(joins.mock.calls.length).toBeLessThanOrEqual(1)
    joins.mockRestore()
  })

  it('stop at a length that cannot be, after what came before it', () => {
    const assembler = new FrameAssembler()
    const impossible = Buffer.from([0x51, 0, 0, 0, 3, 0])
    const run = assembler.add(Buffer.concat([makeFrame('Q', cString('select 1')), impossible]))
    expect(cutFrames(run)).toHaveLength(1)
    expect(assembler.violation).toBe('a message shorter than its own header')
    expect(assembler.add(makeFrame('S'))).toHaveLength(0)
  })

  it('are judged by their header, before their bytes are waited for', () => {
    const assembler = new FrameAssembler((_kind, bytes) => (bytes > 1_000 ? 'too long' : undefined))
    assembler.add(Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff]))
    expect(assembler.violation).toBe('too long')
  })
})
