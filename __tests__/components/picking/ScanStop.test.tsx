import { render, userEvent } from '@testing-library/react-native'
import { SafeAreaProvider } from 'react-native-safe-area-context'
import { type Stop } from '@/components/picking/pickUi'
import { ScanStop } from '@/components/picking/ScanStop'
import { WordsProvider } from '@/components/words/WordsProvider'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { asShelfProduct } from '@/state/shelf/shelf'
import { findStop } from '../../support/pickerAtWork'
import { makeProduct } from '../../support/products'

const code = readCode('4006381333931', DEFAULT_LAYOUTS)
const product = asShelfProduct(makeProduct({ title: 'Oat drink, vanilla' }))
const needed = 'Oat drink, barista'

function renderStop(stop: Stop, language: LanguageChoice = 'en') {
  const goOn = jest.fn()
  render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width: 400, height: 900 },
        insets: { top: 0, left: 0, right: 0, bottom: 0 },
      }}
    >
      <WordsProvider choice={language}>
        <ScanStop stop={stop} onGoOn={goOn} />
      </WordsProvider>
    </SafeAreaProvider>,
  )
  return goOn
}

it.each<[string, Stop, string[], string]>([
  [
    'Not in this order',
    { kind: 'not-in-order', product, code, needed },
    ['Oat drink, vanilla', '4006381333931', 'You need: Oat drink, barista'],
    'Put it back, go on',
  ],
  [
    'Not on sale',
    { kind: 'inactive', product, code, needed },
    [
      'Oat drink, vanilla',
      '4006381333931',
      'The store does not sell this at the moment.',
      'You need: Oat drink, barista',
    ],
    'Put it aside, go on',
  ],
  [
    'Unknown code',
    { kind: 'unknown-code', code, isUnasked: false },
    ['4006381333931', 'The store knows no product with this code.'],
    'Go on',
  ],
  [
    'Unknown code',
    { kind: 'unknown-code', code, isUnasked: true },
    ['4006381333931', 'This device does not know it, and cannot ask the store now.'],
    'Go on',
  ],
])('%s: says so in words, and goes on by one button', async (title, stop, sentences, answer) => {
  const goOn = renderStop(stop)
  const shown = await findStop(title)
  expect(shown.getByRole('heading', { name: title })).toBeOnTheScreen()
  for (const sentence of sentences) expect(shown.getByText(sentence)).toBeOnTheScreen()
  expect(shown.getAllByRole('button')).toHaveLength(1)
  await userEvent.press(shown.getByRole('button', { name: answer }))
  expect(goOn).toHaveBeenCalledTimes(1)
})

it('names nothing that is needed when nothing is left to look for', async () => {
  renderStop({ kind: 'not-in-order', product, code, needed: undefined })
  const shown = await findStop('Not in this order')
  expect(shown.getByText('Oat drink, vanilla')).toBeOnTheScreen()
  expect(shown.queryByText(/^You need/)).toBeNull()
})

it('speaks Arabic, where a name keeps its own direction', async () => {
  const goOn = renderStop({ kind: 'not-in-order', product, code, needed }, 'ar')
  const shown = await findStop('ليس في هذا الطلب')
  expect(shown.getByText(`المطلوب: \u2068${needed}\u2069`)).toBeOnTheScreen()
  await userEvent.press(shown.getByRole('button', { name: 'أعده وتابع' }))
  expect(goOn).toHaveBeenCalledTimes(1)
})
