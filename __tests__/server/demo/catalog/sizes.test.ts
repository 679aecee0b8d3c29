import { readSize } from '@/server/demo/catalog/sizes'

describe('sizes on labels', () => {
  it.each([
    ['500 g', 0.5, ['500 g', '500 g', '500 جم']],
    ['1.5 kg', 1.5, ['1.5 kg', '1,5 kg', '1.5 كجم']],
    ['1 L', 1, ['1 L', '1 l', '1 لتر']],
    ['6x1.5 L', 9, ['6 × 1.5 L', '6 × 1,5 l', '6 × 1.5 لتر']],
    ['10 eggs', 10, ['pack of 10', '10 Stück', '10 بيضات']],
    ['each', 1, ['each', 'Stück', 'بالقطعة']],
  ] as const)('%s is worth %d and reads right in each language', (text, amount, label) => {
    expect(readSize(text)).toMatchObject({ amount, label, weighed: false })
  })

  it('count in Arabic as Arabic counts', () => {
    const arabic = (text: Parameters<typeof readSize>[0]) => readSize(text).label[2]
    expect(arabic('8 rolls')).toBe('8 لفات')
    expect(arabic('16 rolls')).toBe('16 لفة')
    expect(arabic('20 bags')).toBe('20 كيسًا')
    expect(arabic('100 bags')).toBe('100 كيس')
    expect(arabic('103 bags')).toBe('103 أكياس')
  })

  it('are weighed when loose or sold over the counter', () => {
    expect(readSize('loose').weighed).toBe(true)
    expect(readSize('per kg').weighed).toBe(true)
  })
})
