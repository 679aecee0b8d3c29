import { type CDPSession } from '@playwright/test'
import { startChild } from '../process/child'
import { type ScannerProtocol } from './scanner/protocol'

/** A keyboard wedge beside the device. */
export type Scanner = {
  /** Tells by how many milliseconds the scanner itself was late with each scan. */
  scan: (page: CDPSession, codes: readonly string[], everyMs: number) => Promise<number[]>
  close: () => Promise<void>
}

/**
 * In a process of its own that talks straight to the browser at this port: through Playwright a key costs three times as
 * much, of the core on which the rest of the browser works.
 */
export function openScanner(port: number): Scanner {
  const child = startChild<ScannerProtocol>('app/scanner/scannerProcess.ts')
  return {
    scan: async (cdp, codes, everyMs) => {
      const { targetInfo } = await cdp.send('Target.getTargetInfo')
      const page = `ws://127.0.0.1:${port}/devtools/page/${targetInfo.targetId}`
      return child.ask('scan', { page, codes, everyMs })
    },
    close: () => child.end(),
  }
}
