import type * as Audio from 'expo-audio'
import { Platform, Vibration } from 'react-native'
import { createDeviceFeedback } from '@/state/feedback/deviceFeedback'
import { soundFiles } from '@/state/feedback/soundFiles'

type Status = { didJustFinish: boolean }

/** As much of expo-audio as sounds need. The real one needs a device. */
function makeAudio() {
  const calls: string[] = []
  const players: { volume: number; playing: boolean; finish: () => void }[] = []
  const createAudioPlayer = () => {
    const name = Object.keys(soundFiles)[players.length] ?? ''
    let listener: (status: Status) => void = () => undefined
    const player = {
      volume: 1,
      playing: false,
      play: () => {
        player.playing = true
        calls.push(`play ${name}`)
      },
      pause: () => {
        player.playing = false
        calls.push(`pause ${name}`)
      },
      seekTo: async (seconds: number) => {
        calls.push(`seek ${name} ${seconds}`)
      },
      addListener: (_: string, added: (status: Status) => void) => {
        listener = added
      },
      finish: () => listener({ didJustFinish: true }),
    }
    players.push(player)
    return player
  }
  const setAudioModeAsync = jest.fn(async () => undefined)
  const audio = { createAudioPlayer, setAudioModeAsync }
  const load = jest.fn(async () => audio as unknown as typeof Audio)
  return { calls, players, load, setAudioModeAsync }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function makeAwakeFeedback() {
  const audio = makeAudio()
  const feedback = createDeviceFeedback(audio.load)
  feedback.wake()
  await settle()
  return { ...audio, feedback }
}

// React Native's preset for Jest has put a mock there already.
const vibrate = jest.mocked(Vibration.vibrate)
afterEach(() => {
  vibrate.mockReset()
  jest.restoreAllMocks()
})

it('loads every sound once, before the first is needed', async () => {
  const { players, load, feedback, setAudioModeAsync } = await makeAwakeFeedback()
  feedback.wake()
  expect(load).toHaveBeenCalledTimes(1)
  expect(players).toHaveLength(Object.keys(soundFiles).length)
  expect(setAudioModeAsync).toHaveBeenCalledWith(
    expect.objectContaining({ interruptionMode: 'mixWithOthers' }),
  )
})

it('plays before it returns', async () => {
  const { calls, feedback } = await makeAwakeFeedback()
  feedback.give('picked')
  expect(calls).toEqual(['play picked'])
})

it('rewinds what has ended, so that it can begin at once again', async () => {
  const { calls, players, feedback } = await makeAwakeFeedback()
  feedback.give('picked')
  players[0]?.finish()
  feedback.give('picked')
  expect(calls).toEqual(['play picked', 'pause picked', 'seek picked 0', 'play picked'])
})

it('cuts off what still sounds', async () => {
  const { calls, feedback } = await makeAwakeFeedback()
  feedback.give('line-complete')
  feedback.give('picked')
  expect(calls).toEqual(['play line-complete', 'pause line-complete', 'seek line-complete 0', 'play picked'])
})

it('keeps to the volume, and vibrates when silent', async () => {
  const { calls, players, feedback } = await makeAwakeFeedback()
  feedback.setVolume(0.4)
  feedback.give('picked')
  expect(players[0]?.volume).toBe(0.4)
  feedback.setVolume(0)
  feedback.give('weighed')
  expect(calls).toEqual(['play picked'])
  expect(vibrate).toHaveBeenCalledTimes(2)
})

it('vibrates on Android in the pattern of the table, on iOS with as many pulses', async () => {
  const { feedback } = await makeAwakeFeedback()
  jest.replaceProperty(Platform, 'OS', 'android')
  feedback.give('line-complete')
  expect(vibrate).toHaveBeenLastCalledWith([0, 40, 60, 120])
  jest.replaceProperty(Platform, 'OS', 'ios')
  feedback.give('line-complete')
  expect(vibrate).toHaveBeenLastCalledWith([0, 500])
})

it('a device without sound and vibration picks on', async () => {
  vibrate.mockImplementation(() => {
    throw new Error('no motor')
  })
  const feedback = createDeviceFeedback(() => Promise.reject(new Error('no speaker')))
  expect(() => feedback.give('picked')).not.toThrow()
  await settle()
  expect(() => feedback.give('picked')).not.toThrow()
})
