import { judgeSetup } from '@/domain/people/judgeSetup'
import { isSameName } from '@/domain/people/person'
import { makeSetup } from '../../support/factories'

describe('a name', () => {
  it.each([
    ['mira', 'Mira'],
    ['Mira  K', 'MiraK'],
    ['ＭＩＲＡ', 'mira'],
    ['Jürgen', 'Ju\u0308rgen'],
  ])('%s is the same as %s', (one, other) => {
    expect(isSameName(one, other)).toBe(true)
  })

  it('is another one with another letter', () => {
    expect(isSameName('Mira K', 'Mira L')).toBe(false)
  })
})

describe('a set-up code, on a device that is shared', () => {
  const place = makeSetup({ shared: true })

  it.each([
    ['renews it, from the same store', makeSetup({ token: 'another' }), 'renews'],
    ['lets a team lead of the same store join', makeSetup({ role: 'lead' }), 'lead-joins'],
    ['makes it another store’s', makeSetup({ vendorId: 'store-7', shared: true }), 'shared'],
    ['makes it somebody’s own', makeSetup({ vendorId: 'store-7' }), 'own'],
    [
      'never takes another service for the same store',
      makeSetup({ address: 'https://other.example' }),
      'own',
    ],
  ] as const)('%s', (_, setup, meaning) => {
    expect(judgeSetup(setup, place)).toBe(meaning)
  })

  it('means what it says where nothing was set up', () => {
    expect(judgeSetup(makeSetup({ shared: true }), undefined)).toBe('shared')
    expect(judgeSetup(makeSetup({ role: 'lead' }), undefined)).toBe('own')
  })
})
