import { once } from 'node:events'
import { WebSocket } from 'undici'
import { answerParent } from '../../process/answerParent'
import { type ScannerProtocol } from './protocol'
import { scanAll } from './scanAll'

answerParent<ScannerProtocol>(
  {
    scan: async ({ page, codes, everyMs }) => {
      const browser = new WebSocket(page)
      await once(browser, 'open')
      let answered = 0
      browser.addEventListener('message', () => void (answered += 1))
      const { lateMs, sent } = await scanAll(browser, codes, everyMs)
      // Who hangs up before the page has taken the last key may take it back.
      while (answered < sent) await once(browser, 'message')
      browser.close()
      return lateMs
    },
  },
  () => Promise.resolve(),
)
