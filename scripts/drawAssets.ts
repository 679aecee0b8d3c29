import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, getChromium } from './support/findChromium'
import { repositoryRoot } from './support/repositoryRoot'
import { runScript } from './support/runScript'

type Drawing = {
  file: string
  sizePx: number
  /** How much of the edge the mark takes; Android crops adaptive icons to their inner 66 of 108. */
  mark: number
  colour: string
  background?: string
  cornerShare?: number
}

const green = '#0B6B43'
const white = '#FFFFFF'
const nightGreen = '#6FD6A4'

const drawings: Drawing[] = [
  { file: 'icon.png', sizePx: 1024, mark: 0.66, colour: white, background: green },
  { file: 'adaptive-foreground.png', sizePx: 1024, mark: 0.46, colour: white },
  { file: 'adaptive-monochrome.png', sizePx: 1024, mark: 0.46, colour: white },
  { file: 'splash.png', sizePx: 640, mark: 0.96, colour: green },
  { file: 'splash-dark.png', sizePx: 640, mark: 0.96, colour: nightGreen },
  { file: 'favicon.png', sizePx: 96, mark: 0.78, colour: white, background: green, cornerShare: 0.22 },
]

/** Draws the icons from `assets/mark.svg`. Run by hand after the mark changed; its pictures are kept in the repository. */
runScript(async () => {
  const assets = path.join(repositoryRoot, 'assets')
  const mark = await readFile(path.join(assets, 'mark.svg'), 'utf8')
  const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags() })
  try {
    for (const drawing of drawings) {
      const page = await browser.newPage({ viewport: { width: drawing.sizePx, height: drawing.sizePx } })
      await page.setContent(toPage(drawing, mark))
      await page.screenshot({ path: path.join(assets, drawing.file), omitBackground: true })
      await page.close()
    }
  } finally {
    await browser.close()
  }
})

function toPage({ sizePx, mark: share, colour, background, cornerShare = 0 }: Drawing, mark: string): string {
  const style = `html, body { margin: 0; height: 100%; background: transparent }
    main { height: 100%; display: grid; place-items: center; color: ${colour};
      background: ${background ?? 'transparent'}; border-radius: ${sizePx * cornerShare}px }
    svg { width: ${sizePx * share}px; height: ${sizePx * share}px }`
  return `<style>${style}</style><main>${mark}</main>`
}
