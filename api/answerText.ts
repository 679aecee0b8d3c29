/** The body of an answer, as a text that may be megabytes long. */
export type AnswerText = {
  /** In letters or in bytes, whichever the platform counts by. */
  size: number
  /** One after another, each short enough to be looked at between two scans; their ends stand anywhere. */
  parts: () => Iterable<string>
  whole: () => string
}

/** A text that is in one piece anyway. */
export const inOnePiece = (text: string): AnswerText => ({
  size: text.length,
  parts: () => [text],
  whole: () => text,
})
