import { runScript } from '@/scripts/support/runScript'
import { aligned } from './catalog/line'
import { lookingUp } from './core/barcodes'
import { journaling, outboxOf } from './core/disk'
import { folding, judging, replaying } from './core/picks'
import { measureRate, type Rate } from './core/rate'
import { type Subject } from './core/subject'
import { describeMachine } from './service/machine'

const LINES = [10, 100, 1_000]
const PRODUCTS = [1_000, 10_000, 100_000]
const UNSENT = [10, 50, 200]

type Topic = { name: string; sizes: readonly number[]; unit: string; make: (size: number) => Subject }

const TOPICS: readonly Topic[] = [
  { name: 'a scan read and judged', sizes: LINES, unit: 'lines', make: judging },
  { name: 'one more pick in the cart', sizes: LINES, unit: 'lines', make: folding },
  { name: 'a whole order read again', sizes: LINES, unit: 'lines', make: replaying },
  { name: 'a pick on the disk', sizes: LINES, unit: 'picks before it', make: journaling },
  { name: 'an end decided and taken back', sizes: UNSENT, unit: 'unsent', make: outboxOf },
  { name: 'a barcode of the store', sizes: PRODUCTS, unit: 'products', make: lookingUp },
]

const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })

const rateWords = ({ perSecond, least, most }: Rate) =>
  `${count(perSecond)} (${count(least)}..${count(most)})`

/** `npm run bench:core`: what a scan costs below the screen, and how it grows, beside the same done plainly. */
runScript(async () => {
  const machine = describeMachine()
  const rounds = process.argv.includes('--quick') ? 3 : 15
  const rows: string[][] = [['', '', 'operations a second', 'done plainly', 'ours : plain', 'growth']]
  for (const { name, sizes, unit, make } of TOPICS) {
    let first: number | undefined
    for (const size of sizes) {
      process.stderr.write(`${name}, ${count(size)} ${unit} ...\n`)
      const subject = make(size)
      const ours = await measureRate(subject.ours, rounds)
      const plain = await measureRate(subject.plain, rounds)
      subject.close?.()
      first ??= ours.perSecond
      rows.push([
        first === ours.perSecond ? name : '',
        `${count(size)} ${unit}`,
        rateWords(ours),
        rateWords(plain),
        `${count(ours.perSecond / plain.perSecond)} : 1`,
        `${count(first / ours.perSecond)} times the time`,
      ])
    }
  }
  process.stdout.write(`\n${machine}\n\n${aligned(rows)}\n`)
})
