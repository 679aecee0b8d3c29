import fc from 'fast-check'
import { findRoleAsName, judgePickerName, pickerNameSchema } from '@/domain/setup/pickerName'

describe('a name', () => {
  it.each([
    ['Sam', 'Sam'],
    ['  Ada \t Lovelace\n', 'Ada Lovelace'],
    ['Jose\u0301', 'Jos\u00E9'],
    ['Jose\u200B\u0301', 'Jos\u00E9'],
    ['سامي', 'سامي'],
    ['می\u200Cنا', 'می\u200Cنا'],
    ['李', '李'],
    ['Sam\u202E', 'Sam'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['👩🏽'.repeat(30), '👩🏽'.repeat(30)],
  ])('%j is kept as %j', (typed, name) => {
    expect(judgePickerName(typed)).toEqual({ kind: 'ok', name })
  })

  it.each([
    ['', 'empty'],
    [' \n\t\u00A0', 'empty'],
    ['\u200B\u2069\uFEFF', 'empty'],
    [' \u200D \u200C', 'empty'],
    ['a'.repeat(61), 'too-long'],
    [`Ada ${'b'.repeat(57)}`, 'too-long'],
  ])('%j is %s', (typed, kind) => {
    expect(judgePickerName(typed)).toEqual({ kind })
  })

  it('is one once it is kept, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const verdict = judgePickerName(typed)
        if (verdict.kind !== 'ok') return
        expect(judgePickerName(verdict.name)).toEqual(verdict)
        expect(pickerNameSchema.safeParse(verdict.name).success).toBe(true)
      }),
    )
  })

  it('that nobody has judged is not taken from a disk or a service', () => {
    expect(pickerNameSchema.safeParse(' Sam').success).toBe(false)
    expect(pickerNameSchema.safeParse('').success).toBe(false)
  })

  it.each([
    ['picker', 'picker'],
    ['lead', 'lead'],
    ['Lead', undefined],
    ['Sam', undefined],
  ])('%s stands for the role %s', (name, role) => {
    expect(findRoleAsName(name)).toBe(role)
  })
})
