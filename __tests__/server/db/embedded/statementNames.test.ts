import { StatementNames } from '@/server/db/embedded/statementNames'
import { cString, makeFrame } from '@/server/db/embedded/wireFrames'

const none = Buffer.alloc(2)
const parse = (name: string, sql: string) => makeFrame('P', cString(name), cString(sql), none)
const bind = (name: string) => makeFrame('B', cString('portal'), cString(name), none, none, none)
const describe_ = (what: 'S' | 'P', name: string) => makeFrame('D', Buffer.from(what), cString(name))
const close = (what: 'S' | 'P', name: string) => makeFrame('C', Buffer.from(what), cString(name))

const ignore = () => undefined

function setUp() {
  const unnamed = { owner: undefined }
  return { one: new StatementNames(1, unnamed), two: new StatementNames(2, unnamed) }
}

describe('names of prepared statements', () => {
  it('are replaced in every message, and differ between connections', () => {
    const { one, two } = setUp()
    expect(one.translate(parse('find', 'select 1'), ignore)).toEqual(parse('c1_1', 'select 1'))
    expect(two.translate(parse('find', 'select 2'), ignore)).toEqual(parse('c2_1', 'select 2'))
    expect(one.translate(bind('find'), ignore)).toEqual(bind('c1_1'))
    expect(one.translate(describe_('S', 'find'), ignore)).toEqual(describe_('S', 'c1_1'))
    expect(one.translate(close('S', 'find'), ignore)).toEqual(close('S', 'c1_1'))
    expect(two.translate(bind('find'), ignore)).toEqual(bind('c2_1'))
    expect(one.inSession()).toEqual(['c1_1'])
  })

  it('stay short, so that PostgreSQL does not cut two long ones to the same', () => {
    const { one } = setUp()
    const long = 'n'.repeat(80)
    one.translate(parse(`${long}1`, 'select 1'), ignore)
    one.translate(parse(`${long}2`, 'select 2'), ignore)
    expect(one.inSession()).toEqual(['c1_1', 'c1_2'])
  })

  it('leave portals and unknown names alone', () => {
    const { one } = setUp()
    for (const frame of [
      describe_('P', 'find'),
      close('P', 'find'),
      bind('prepared-in-sql'),
      makeFrame('S'),
    ]) {
      expect(one.translate(frame, ignore)).toEqual(frame)
    }
  })

  it('do not lead to the unnamed statement of another connection', () => {
    const { one, two } = setUp()
    expect(one.translate(parse('', 'select 1'), ignore)).toEqual(parse('', 'select 1'))
    expect(one.translate(bind(''), ignore)).toEqual(bind(''))
    two.translate(parse('', 'select 2'), ignore)
    expect(one.translate(bind(''), ignore)).toEqual(bind('c1_unnamed'))
    expect(two.translate(bind(''), ignore)).toEqual(bind(''))
  })

  it('tell what a statement does each time it runs, not when it is prepared', () => {
    const { one } = setUp()
    const noted: string[] = []
    const note = ({ channelChanges }: { channelChanges: { kind: string }[] }) =>
      noted.push(...channelChanges.map(({ kind }) => kind))
    one.translate(parse('hear', 'listen a'), note)
    expect(noted).toEqual([])
    one.translate(bind('hear'), note)
    one.translate(bind('hear'), note)
    one.translate(makeFrame('Q', cString('unlisten a')), note)
    expect(noted).toEqual(['listen', 'listen', 'unlisten'])
  })

  it('survive messages that are not what they claim', () => {
    const { one } = setUp()
    for (const kind of ['Q', 'P', 'B', 'D', 'C']) {
      for (const body of [Buffer.alloc(0), Buffer.from('S'), Buffer.from('abc')]) {
        const frame = makeFrame(kind, body)
        expect(one.translate(frame, ignore)).toEqual(frame)
      }
    }
  })
})
