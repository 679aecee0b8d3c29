import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Platform } from 'react-native'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { BURST_OVER_MS, type RawRead } from '@/domain/scanning/rawRead'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { makePorts } from '../../support/device'

const MILK = '4006381333931'

/** A handheld that hands what it reads to the field that has the focus. */
function catchScans() {
  jest.replaceProperty(Platform, 'OS', 'android')
  const state = createDeviceState(makePorts())
  const heard: string[] = []
  const reads: RawRead[] = []
  state.scans.listen(({ text }) => heard.push(text))
  state.scans.watch((read) => reads.push(read))
  render(
    <DeviceStateContext.Provider value={state}>
      <WedgeCatcher />
    </DeviceStateContext.Provider>,
  )
  const field = screen.getByTestId('wedge-catcher', { includeHiddenElements: true })
  return {
    heard,
    reads,
    field,
    fill: (text: string) => fireEvent.changeText(field, text),
    submit: (text: string) => fireEvent(field, 'submitEditing', { nativeEvent: { text } }),
    pause: () => act(() => jest.advanceTimersByTime(BURST_OVER_MS)),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.restoreAllMocks())

it('takes what an Enter ended for a scan', () => {
  const { fill, submit, heard, reads } = catchScans()
  fill(MILK)
  submit(MILK)
  fill(`${MILK}\n`)
  expect(heard).toEqual([MILK, MILK])
  expect(reads.map(({ text, typing }) => [text, typing?.end])).toEqual([
    [MILK, 'Enter'],
    [MILK, 'Enter'],
  ])
})

it('does not put a code that nothing ended in front of the next one', () => {
  const { fill, submit, pause, heard, reads, field } = catchScans()
  fill(MILK)
  pause()
  expect(field).toHaveProp('value', '')
  fill('SHELF-1')
  submit('SHELF-1')
  expect(heard).toEqual(['SHELF-1'])
  expect(reads.map(({ text, typing }) => [text, typing?.end])).toEqual([
    [MILK, undefined],
    ['SHELF-1', 'Enter'],
  ])
})
