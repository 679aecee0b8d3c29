import { useEffect, useRef, useState } from 'react'
import { createListeners, type Callback, type Event } from './listeners'

type Emitted = { type: string; target?: string; data?: unknown; canPreventDefault?: boolean }

/**
 * Takes the place of Expo Router's module of this name (57.0.24; see metro.config.js), which keeps a place for each
 * screen that ever listened: every order leaves about 600 bytes behind, and a device is not restarted for weeks. Once a
 * release forgets the screens that are gone, this goes.
 */
export function useEventEmitter(listen?: Callback) {
  const listenNow = useRef(listen)
  useEffect(() => {
    listenNow.current = listen
  })
  const [emitter] = useState(() => {
    const listeners = createListeners()
    return {
      /** What one screen, or the whole navigator, listens by. */
      create: (target: string) => ({
        addListener: (type: string, callback: Callback) => {
          listeners.add(type, target, callback)
          let isListening = true
          return () => {
            if (isListening) listeners.remove(type, target, callback)
            isListening = false
          }
        },
        removeListener: (type: string, callback: Callback) => listeners.remove(type, target, callback),
      }),
      emit: (emitted: Emitted): Event => {
        const callbacks = listeners.find(emitted.type, emitted.target)
        const event = eventOf(emitted)
        listenNow.current?.(event)
        for (const callback of callbacks) callback(event)
        return event
      },
    }
  })
  return emitter
}

/** What was not said is not there at all: who hears of it may ask `'target' in event`. */
function eventOf({ type, target, data, canPreventDefault }: Emitted): Event {
  let isPrevented = false
  const event: Event = {
    type,
    ...(target === undefined ? {} : { target }),
    ...(data === undefined ? {} : { data }),
  }
  if (canPreventDefault !== true) return event
  return Object.defineProperties(event, {
    defaultPrevented: { enumerable: true, get: () => isPrevented },
    preventDefault: { enumerable: true, value: () => void (isPrevented = true) },
  })
}
