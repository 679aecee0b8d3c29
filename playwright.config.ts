import { defineConfig } from '@playwright/test'
import { chromiumFlags, getChromium } from './scripts/support/findChromium'

const executablePath = getChromium()
// The workers load this file again and must not search, let alone download, a second time.
process.env.CHROMIUM_PATH = executablePath

const report = process.env.TOTE_JOURNEYS_REPORT

/** Journeys through the real app and the real service. One worker: they share one store and its orders. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/startTote.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Only what fails takes so long: a busy machine is several times slower than an idle one.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env.TOTE_JOURNEYS_URL,
    launchOptions: { executablePath, args: chromiumFlags() },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
