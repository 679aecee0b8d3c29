import type * as Audio from 'expo-audio'
import { Platform, Vibration } from 'react-native'
import { signals, type Signal } from '@/domain/feedback/signals'
import { withinVolume, type Feedback } from './feedback'
import { soundFiles } from './soundFiles'

type Players = Record<Signal, Audio.AudioPlayer>

/** Sounds from files that stand ready in memory, one player each: playing is one call, and nothing is awaited. */
export function createDeviceFeedback(loadAudio: () => Promise<typeof Audio>): Feedback {
  let players: Players | undefined
  let isAsked = false
  let sounding: Audio.AudioPlayer | undefined
  let volume = 1

  function wake() {
    if (isAsked) return
    isAsked = true
    loadAudio()
      .then((audio) => {
        players = makePlayers(audio)
        // The store's music goes on, and a telephone on silent still answers a scan.
        return audio.setAudioModeAsync({ playsInSilentMode: true, interruptionMode: 'mixWithOthers' })
      })
      .catch(ignore)
  }

  function sound(signal: Signal) {
    wake()
    const player = players?.[signal]
    if (player === undefined || volume === 0) return
    if (sounding?.playing === true) rewind(sounding)
    player.volume = volume
    player.play()
    sounding = player
  }

  return {
    wake,
    give(signal) {
      quietly(() => sound(signal))
      quietly(() => Vibration.vibrate(asPattern(signals[signal].vibrationMs)))
    },
    setVolume(wanted) {
      volume = withinVolume(wanted)
    },
  }
}

export const deviceFeedback = createDeviceFeedback(() => import('expo-audio'))

function makePlayers(audio: typeof Audio): Players {
  const made = Object.entries(soundFiles).map(([signal, file]) => {
    const player = audio.createAudioPlayer(file, { keepAudioSessionActive: true })
    // Stands at its beginning again before it is needed, since rewinding takes a moment that a signal does not have.
    player.addListener('playbackStatusUpdate', ({ didJustFinish }) => {
      if (didJustFinish) rewind(player)
    })
    return [signal, player]
  })
  return Object.fromEntries(made) as Players
}

/** Paused first: a player that is at its end and still wants to play begins again by itself. */
function rewind(player: Audio.AudioPlayer) {
  player.pause()
  player.seekTo(0).catch(ignore)
}

/** Android counts the wait before the first pulse; iOS knows one length of pulse and only the waits between them. */
function asPattern(vibrationMs: readonly number[]): number[] {
  if (Platform.OS !== 'ios') return [0, ...vibrationMs]
  return vibrationMs.flatMap((_, index) => (index % 2 === 0 ? [index === 0 ? 0 : IOS_PULSE_MS] : []))
}

/** How far apart iOS' pulses must start to be felt as two. */
const IOS_PULSE_MS = 500

/** A device without a speaker, or without vibration, still picks. */
function quietly(attempt: () => void): void {
  try {
    attempt()
  } catch {
    // Nothing to hear or to feel: the screen says the same.
  }
}

function ignore(): void {}
