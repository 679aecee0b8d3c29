/** `page`: where the browser takes keys for it. */
export type Burst = { page: string; codes: readonly string[]; everyMs: number }

export type ScannerProtocol = {
  /** Answers by how many milliseconds the scanner itself was late with the last key of each scan. */
  scan: { question: Burst; answer: number[] }
}
