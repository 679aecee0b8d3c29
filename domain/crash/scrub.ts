import { knownErrors, knownWords } from './knownWords'

/** Stands where something was left out. */
const LEFT_OUT = '…'

const MESSAGE_LENGTH = 300
const FRAMES = 30

/** The kind of an error, if it is one that we know. */
export const scrubName = (name: string): string => (knownErrors.has(name) ? name : 'Error')

/**
 * What a message says apart from anything that could come from an order, a person or a token. Nobody can list what
 * must not be told; so only words that we know are harmless stay, and everything else, every number too, is left out.
 */
export function scrubMessage(message: string): string {
  const words = message.slice(0, 4 * MESSAGE_LENGTH).split(/([\p{L}\p{M}\p{N}_@$+\-%/\\]+)/u)
  // Every second piece is a word, those between are what parts them.
  const kept = words.map((piece, index) => (index % 2 === 1 ? scrubWord(piece) : scrubGap(piece)))
  return kept.join('').replace(REPEATED, LEFT_OUT).slice(0, MESSAGE_LENGTH).trim()
}

const REPEATED = /…(?:[ '"()[\]{}.,:;]*…)+/gu

const scrubWord = (word: string): string => (knownWords.has(word.toLowerCase()) ? word : LEFT_OUT)

const scrubGap = (gap: string): string => gap.replace(/[^ '"()[\]{}.,:;]+/gu, ' ')

/** Where the error was thrown: names of functions and places in the app's files. No address, and nothing of the message. */
export function scrubStack(stack: string, message: string): string[] {
  const said = message === '' ? -1 : stack.indexOf(message)
  const frames = said === -1 ? stack : stack.slice(said + message.length)
  return frames
    .split('\n')
    .flatMap((line) => scrubFrame(line.trim()))
    .slice(0, FRAMES)
}

/** `at pick (https://…/entry-1a2b.js:1:234)` of Chrome and Hermes, `pick@https://…` of Safari and Firefox. */
const CALLED = /^(?:at (?:async |new )?([\w$.<>]{1,60}) ?\(|([\w$.<>/]{0,60})@|at )/u
const PLACE =
  /([\w-]{1,60}(?:\.android|\.ios)?\.(?:js|mjs|ts|tsx|bundle|hbc))(?:[?#][^\s:]*)?(?::(\d{1,9}))?:(\d{1,9})\)?$/u

function scrubFrame(line: string): string[] {
  const called = CALLED.exec(line)
  const place = PLACE.exec(line)
  if (called === null || place === null) return []
  const where = place.slice(1).filter(Boolean).join(':')
  const name = called[1] ?? called[2]
  return [name === undefined || name === '' ? where : `${name} ${where}`]
}
