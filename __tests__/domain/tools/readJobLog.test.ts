import fc from 'fast-check'
import { readJobLog } from '@/domain/tools/readJobLog'
import { csvLine } from '@/server/jobs/csv'

const HEADER = 'sku,state,errors,row_number\n'

describe('the log of a job', () => {
  it('tells what became of each product', () => {
    expect(readJobLog(`${HEADER}milk,UPDATED,,1\noat,REFUSED,no such product,2\n`)).toEqual([
      { sku: 'milk', state: 'UPDATED' },
      { sku: 'oat', state: 'REFUSED', why: 'no such product' },
    ])
  })

  it('tells of each store where there are several, and what was there already', () => {
    const log =
      'sku,vendor_id,state,errors,row_number\nmilk,store-1,CREATED,,1\nmilk,store-2,DUPLICATE,known,1\n'
    expect(readJobLog(log)).toEqual([
      { sku: 'milk', vendorId: 'store-1', state: 'CREATED' },
      { sku: 'milk', vendorId: 'store-2', state: 'DUPLICATE', why: 'known' },
    ])
  })

  it.each([
    ['commas', '"a,b",REFUSED,"one, two",1\n', 'a,b', 'one, two'],
    ['quotes', '"say ""hi""",REFUSED,"not ""this""",1\n', 'say "hi"', 'not "this"'],
    ['line breaks', '"two\nlines",REFUSED,"first\r\nsecond",1\n', 'two\nlines', 'first\r\nsecond'],
    ['the line ends of Windows', 'milk,REFUSED,why,1\r\n', 'milk', 'why'],
    ['no line end at the end', 'milk,REFUSED,why,1', 'milk', 'why'],
    ['a blank line', 'milk,REFUSED,why,1\n\n', 'milk', 'why'],
  ])('reads %s', (_, rows, sku, why) => {
    expect(readJobLog(HEADER + rows)).toEqual([{ sku, state: 'REFUSED', why }])
  })

  it('takes a word that it does not know for a refusal', () => {
    expect(readJobLog(`${HEADER}milk,POSTPONED,,1\n`)).toEqual([{ sku: 'milk', state: 'REFUSED' }])
  })

  it.each(['', '\n', HEADER])('has no rows where there are none: %j', (text) => {
    expect(readJobLog(text)).toEqual([])
  })

  it('reads whatever the service writes', () => {
    const rowArb = fc.record({ sku: fc.string({ minLength: 1 }), why: fc.string({ minLength: 1 }) })
    fc.assert(
      fc.property(fc.array(rowArb), (rows) => {
        const log = rows.map(({ sku, why }, place) => csvLine([sku, 'REFUSED', why, place + 1])).join('')
        expect(readJobLog(HEADER + log)).toEqual(rows.map((row) => ({ ...row, state: 'REFUSED' })))
      }),
    )
  })
})
