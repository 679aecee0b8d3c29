import fc from 'fast-check'
import { spreadJson } from '@/server/portal/pages/parts/spreadJson'

describe('JSON over several lines', () => {
  it('reads as people write it', () => {
    const json = '{"a":[1,{"b":"x, {y}: \\"z\\""}],"c":{},"d":[],"e":null}'
    expect(spreadJson(json)).toBe(JSON.stringify(JSON.parse(json), null, 2))
  })

  it('leaves numbers as they were sent', () => {
    expect(spreadJson('{"price":1.50,"id":12345678901234567890}')).toBe(
      '{\n  "price": 1.50,\n  "id": 12345678901234567890\n}',
    )
  })

  it('adds nothing but blanks, whatever is in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value)
        expect(JSON.stringify(JSON.parse(spreadJson(json)))).toBe(JSON.stringify(JSON.parse(json)))
        const withoutTexts = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"/gs, '""')
        expect(withoutTexts(spreadJson(json)).replace(/\s/g, '')).toBe(withoutTexts(json))
      }),
    )
  })
})
