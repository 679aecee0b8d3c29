import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { finish } from '@/domain/shelf/finish'
import { assembleShelf, type PackedShelf } from '@/domain/shelf/packedShelf'
import { MOST_ROWS } from '@/domain/shelf/packPage'
import { readPage } from '@/domain/shelf/pageFile'
import { packAnswer } from '@/state/shelf/packAnswer'
import { barcodeAt, candidateAt, toldAt } from '../shelf/assortment'
import { nth, type Subject } from './subject'

/** A barcode of the store looked up; plainly, in a list of products from the first on. */
export function lookingUp(products: number): Subject {
  const shelf = makeShelf(products)
  const listed = Array.from({ length: products }, (_, index) => candidateAt(index))
  const keys = Array.from({ length: 1_000 }, (_, index) =>
    barcodeKey(barcodeAt((index * 7_919) % products), DEFAULT_LAYOUTS),
  )
  const codes = Array.from({ length: 1_000 }, (_, index) => barcodeAt((index * 7_919) % products))
  return {
    ours: (times) => {
      for (let index = 0; index < times; index += 1) {
        if (shelf.findByKey(nth(keys, index)).length !== 1) throw new Error('A barcode was not found')
      }
    },
    plain: (times) => {
      for (let index = 0; index < times; index += 1) {
        const code = nth(codes, index)
        if (!listed.some(({ barcodes }) => barcodes.includes(code))) throw new Error('Not found')
      }
    },
  }
}

function makeShelf(products: number): PackedShelf {
  const pages = Array.from({ length: products / MOST_ROWS }, (_, page) =>
    Array.from({ length: MOST_ROWS }, (_unused, row) => toldAt(page * MOST_ROWS + row)),
  ).flatMap((answer) =>
    finish(packAnswer(answer, DEFAULT_LAYOUTS)).flatMap(({ file }) => readPage(file) ?? []),
  )
  return finish(assembleShelf(pages, DEFAULT_LAYOUTS))
}
