import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallDebianPackages, installDebianPackage } from './debianPackage'
import { findOnPath, isExecutable } from './findExecutable'
import { repositoryRoot } from './repositoryRoot'

/** What the search touches of the machine; a test gives its own. */
export type Machine = {
  env: Record<string, string | undefined>
  findOnPath: (name: string) => string | undefined
  isExecutable: (file: string) => boolean
  /** Where Playwright would have its own browser, whether or not it is there. */
  playwrightPath: () => string
  /** Downloads that browser, where the network and the processor allow it. */
  downloadForPlaywright: () => void
  canInstallPackages: () => boolean
  installPackage: (name: string) => boolean
}

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const downloadLimitMs = 300_000

const thisMachine: Machine = {
  env: process.env,
  findOnPath,
  isExecutable,
  playwrightPath: () => chromium.executablePath(),
  downloadForPlaywright: () => {
    const cli = path.join(repositoryRoot, 'node_modules', '@playwright', 'test', 'cli.js')
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: downloadLimitMs })
  },
  canInstallPackages: canInstallDebianPackages,
  installPackage: installDebianPackage,
}

/** A Chromium for the journeys: the one named, one that is here, else one fetched. Throws a sentence that says what to do. */
export function getChromium(machine: Machine = thisMachine): string {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (machine.isExecutable(named)) return named
    throw new Error(
      `CHROMIUM_PATH names ${named}, which cannot be started: correct it, or unset it to let one be found.`,
    )
  }
  const found = findInstalled(machine)
  if (found) return found

  machine.downloadForPlaywright()
  const downloaded = machine.playwrightPath()
  if (machine.isExecutable(downloaded)) return downloaded

  const installed =
    machine.canInstallPackages() && machine.installPackage('chromium') && findInstalled(machine)
  if (installed) return installed
  throw new Error(
    'The journeys need a Chromium, and none was found or could be downloaded: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}

function findInstalled(machine: Machine): string | undefined {
  for (const name of names) {
    const found = machine.findOnPath(name)
    if (found) return found
  }
  return [...usualPlaces, machine.playwrightPath()].find(machine.isExecutable)
}

/** No page of ours needs the network, and Chromium's own errands would look like one that left the machine. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** Chromium's sandbox refuses to run as root, which is what containers run as. */
export const chromiumFlags = (): string[] => (process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet)
