import { createBrowserScreen } from './browserScreen'

type OldBrowser = { wakeLock?: WakeLock }

const { wakeLock } = navigator as OldBrowser

export const deviceScreen = createBrowserScreen({
  request: wakeLock && (() => wakeLock.request('screen')),
  isVisible: () => document.visibilityState === 'visible',
  events: document,
})
