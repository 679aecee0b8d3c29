import { barcodeAt, candidateAt } from '@/bench/shelf/assortment'
import { bytesOf } from '@/bench/shelf/bytesOf'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { buildDirectory } from '@/domain/shelf/directory'
import { finish } from '@/domain/shelf/finish'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { MOST_ROWS, packPage } from '@/domain/shelf/packPage'
import { unpackRow, type ShelfPage } from '@/domain/shelf/shelfPage'

const PRODUCTS = 100_000

/** As objects they take about a kilobyte each. */
const MOST_BYTES_A_PRODUCT = 280

describe('a shelf of a hundred thousand products', () => {
  let unpacked = 0
  const unpack = (page: ShelfPage, row: number) => {
    unpacked += 1
    return unpackRow(page, row)
  }
  const pages = Array.from({ length: PRODUCTS / MOST_ROWS }, (_, nth) => {
    const products = Array.from({ length: MOST_ROWS }, (__, row) => candidateAt(nth * MOST_ROWS + row))
    return finish(packPage(products, DEFAULT_LAYOUTS))
  })
  const shelf = finish(assembleShelf(pages, DEFAULT_LAYOUTS, { unpack }))
  const scan = (text: string) => shelf.findByKey(barcodeKey(text, DEFAULT_LAYOUTS)).map(({ sku }) => sku)
  const counted = <Found>(look: () => Found): [Found, number] => {
    unpacked = 0
    return [look(), unpacked]
  }

  it('fits into a handheld', () => {
    const bytes = bytesOf(pages) + bytesOf(finish(buildDirectory(pages)))
    expect(shelf.size).toBe(PRODUCTS)
    expect(bytes / PRODUCTS).toBeLessThan(MOST_BYTES_A_PRODUCT)
  })

  it('unpacks one product for a scan, wherever it stands, and none for a code that it does not know', () => {
    for (const index of [0, 1, 499, 500, 54_321, PRODUCTS - 1]) {
      expect(counted(() => scan(barcodeAt(index)))).toEqual([[candidateAt(index).sku], 1])
      expect(counted(() => shelf.find(candidateAt(index).sku))).toEqual([candidateAt(index), 1])
    }
    expect(counted(() => scan(barcodeAt(PRODUCTS)))).toEqual([[], 0])
  })

  it('unpacks of a search what it shows', () => {
    for (const term of ['butter', 'b', 'alpenhof smoked', '00054', 'zzzz'])
      expect(counted(() => shelf.search(term, 30).length).every((count, _, [first]) => count === first)).toBe(
        true,
      )
    expect(shelf.search('butter', 30)).toHaveLength(30)
    expect(shelf.search('zzzz', 30)).toEqual([])
  })

  it('searches in steps of a page at most, and ends when nothing nearer can come', () => {
    const stepsOf = (text: string) => {
      const search = shelf.searchInSteps(text, 100)
      let steps = 0
      while (!search.next().done) steps += 1
      return steps
    }
    expect(stepsOf('zzzz')).toBe(pages.length)
    // Every tenth name begins so: two pages are enough, then a step for every few products that are handed out.
    expect(stepsOf(candidateAt(1).name.slice(0, 4))).toBeLessThan(10)
  })

  it('opens one small drawer for a scan', () => {
    const { drawers } = finish(buildDirectory(pages))
    const sizes = drawers.subarray(1).map((end, nth) => end - (drawers[nth] ?? 0))
    expect(Math.max(...sizes.subarray(0, 50_000))).toBeLessThan(25)
  })
})
