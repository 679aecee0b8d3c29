import { getChromium, type Machine } from '@/scripts/support/findChromium'

/** A machine with nothing on it. */
const bare: Machine = {
  env: {},
  findOnPath: () => undefined,
  isExecutable: () => false,
  playwrightPath: () => '/cache/playwright/chrome',
  downloadForPlaywright: () => undefined,
  canInstallPackages: () => false,
  installPackage: () => false,
}

const never = (): never => {
  throw new Error('must not be asked')
}

test('takes the one that CHROMIUM_PATH names before all others', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/mine' }, isExecutable: () => true, findOnPath: never }
  expect(getChromium(machine)).toBe('/mine')
})

test('says so when CHROMIUM_PATH is wrong, instead of taking another', () => {
  const machine = { ...bare, env: { CHROMIUM_PATH: '/typo' }, findOnPath: never }
  expect(() => getChromium(machine)).toThrow('CHROMIUM_PATH names /typo, which cannot be started')
})

test('takes one on the path, Chromium before Chrome, without downloading', () => {
  const onPath: Record<string, string> = { 'google-chrome': '/bin/google-chrome', chromium: '/bin/chromium' }
  const machine = { ...bare, findOnPath: (name: string) => onPath[name], downloadForPlaywright: never }
  expect(getChromium(machine)).toBe('/bin/chromium')
})

test('takes an application of macOS before the one Playwright has', () => {
  const machine = { ...bare, isExecutable: () => true, downloadForPlaywright: never }
  expect(getChromium(machine)).toMatch(/^\/Applications\//)
})

test('takes the one that Playwright has already', () => {
  const machine = {
    ...bare,
    isExecutable: (file: string) => file === bare.playwrightPath(),
    downloadForPlaywright: never,
  }
  expect(getChromium(machine)).toBe('/cache/playwright/chrome')
})

test('lets Playwright download one when there is none', () => {
  let downloaded = false
  const machine = {
    ...bare,
    isExecutable: (file: string) => downloaded && file === bare.playwrightPath(),
    downloadForPlaywright: () => {
      downloaded = true
    },
    installPackage: never,
  }
  expect(getChromium(machine)).toBe('/cache/playwright/chrome')
})

test("installs Debian's when nothing could be downloaded", () => {
  let installed: string | undefined
  const machine = {
    ...bare,
    findOnPath: (name: string) => (name === installed ? '/usr/bin/chromium' : undefined),
    canInstallPackages: () => true,
    installPackage: (name: string) => {
      installed = name
      return true
    },
  }
  expect(getChromium(machine)).toBe('/usr/bin/chromium')
})

test('says what to do when all that fails', () => {
  expect(() => getChromium(bare)).toThrow('install Chromium or Chrome, or set CHROMIUM_PATH')
})
