import { composeTitle } from '@/server/demo/catalog/titles'
import { type Words } from '@/server/demo/catalog/words'

const litre: Words = ['1 L', '1 l', '1 لتر']

describe('titles', () => {
  it('put the variety after the good', () => {
    expect(
      composeTitle(
        ['oat drink', 'Haferdrink', 'مشروب شوفان'],
        ['barista', 'Barista', 'باريستا'],
        'own',
        litre,
      ),
    ).toEqual(['Oat drink, barista, 1 L', 'Haferdrink Barista, 1 l', 'مشروب شوفان باريستا، 1 لتر'])
  })

  it('build German compounds, also behind a hyphen', () => {
    const juice: Words = ['{} juice', '{}saft', 'عصير {}']
    expect(composeTitle(juice, ['orange', 'Orangen', 'برتقال'], 'own', litre)[1]).toBe('Orangensaft, 1 l')
    expect(composeTitle(juice, ['beetroot', 'Rote-Bete-', 'بنجر'], 'own', litre)[1]).toBe(
      'Rote-Bete-Saft, 1 l',
    )
  })

  it('write organic with a hyphen before nouns, at the end after adjectives', () => {
    const pulses: Words = ['{}', '{}', '{}']
    const german = (word: string) => composeTitle(pulses, ['x', word, 'x'], 'organic', litre)[1]
    expect(german('Linsen')).toBe('Bio-Linsen, 1 l')
    expect(german('rote Linsen')).toBe('Rote Linsen, Bio, 1 l')
  })

  it('let organic agree with the Arabic noun', () => {
    const arabic = (noun: string) => composeTitle(['x', 'X', noun], ['', '', ''], 'organic', litre)[2]
    expect(arabic('زيت زيتون')).toBe('زيت زيتون عضوي، 1 لتر')
    expect(arabic('جبنة فيتا')).toBe('جبنة فيتا عضوية، 1 لتر')
    expect(arabic('رقائق شوفان')).toBe('رقائق شوفان عضوية، 1 لتر')
    expect(arabic('طماطم روما')).toBe('طماطم روما عضوية، 1 لتر')
  })

  it('name the brand first, in the script of the language', () => {
    expect(composeTitle(['cola', 'Cola', 'كولا'], ['', '', ''], 'Quellora', litre)).toEqual([
      'Quellora cola, 1 L',
      'Quellora Cola, 1 l',
      'كويلورا كولا، 1 لتر',
    ])
  })
})
