/** Sizes and little words say nothing about what a product is. */
const SILENT = new Set(
  (
    'a an and at for from in kg l g ml cl of or pack pieces the with x ' +
    'am an aus bei das der die ein eine er im in mit ohne oder pack packung stück und vom von zu zum'
  ).split(' '),
)

const BETWEEN = /[\s,.;:!?()[\]{}/\\&+*%'"’“”„·|–—_-]+/

/** The words that tell a product from another, in small letters and each once, in the order of the name. */
export function wordsOf(name: string): readonly string[] {
  const words = name.toLowerCase().split(BETWEEN)
  return [...new Set(words.filter((word) => word.length > 1 && !SILENT.has(word) && !/^\d/.test(word)))]
}

/**
 * How much two names have in common, from 0 to 1. An earlier word counts more than a later one: names begin with
 * what a thing is, or whose it is, and end with its variety.
 */
export function likenessOfNames(one: readonly string[], other: readonly string[]): number {
  const total = weightOf(one, () => true) + weightOf(other, () => true)
  if (total === 0) return 0
  const shared = weightOf(one, (word) => other.includes(word)) + weightOf(other, (word) => one.includes(word))
  return shared / total
}

function weightOf(words: readonly string[], counts: (word: string) => boolean): number {
  return words.reduce((sum, word, place) => sum + (counts(word) ? 1 / (place + 1) : 0), 0)
}
