import { useSyncExternalStore } from 'react'

/**
 * The languages that the browser asks for, the dearest first, with commas between them. Straight from the browser: the
 * library writes numbers in each of them to find out how that looks, which nobody here asks for and a start waits for.
 */
export const useDeviceTags = (): string => useSyncExternalStore(subscribe, readTags)

const readTags = () => navigator.languages.join(',')

function subscribe(onChange: () => void) {
  window.addEventListener('languagechange', onChange)
  return () => window.removeEventListener('languagechange', onChange)
}
