import { judgeBadge } from '@/domain/people/badge'

describe('what is scanned as a badge', () => {
  it('is taken without what a scanner puts around it', () => {
    expect(judgeBadge(']C0STAFF-00417\r')).toEqual({ kind: 'ok', text: 'STAFF-00417' })
  })

  it('is longer than a PIN, so that neither is taken for the other', () => {
    expect(judgeBadge('729451')).toEqual({ kind: 'badge-too-short' })
    expect(judgeBadge('7294518')).toEqual({ kind: 'ok', text: '7294518' })
  })

  it('is no product: whoever goes on picking at a locked device guesses at no badge', () => {
    expect(judgeBadge('4006381333931')).toEqual({ kind: 'goods' })
    expect(judgeBadge('(01)04006381333931(3103)000500')).toEqual({ kind: 'goods' })
  })

  it('is no set-up code', () => {
    expect(judgeBadge(`https://tote.example/setup#c=chain&v=store&t=${'x'.repeat(80)}`)).toEqual({
      kind: 'badge-too-long',
    })
  })
})
