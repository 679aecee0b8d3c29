import { readdirSync } from 'node:fs'
import path from 'node:path'
import { makeDevice, type Device } from '@/scripts/screens/device'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { expectAccessible } from './axe'
import { expect, test as scenario } from './scenario'

/** The name of each screen on a way through the app, and the route that shows it. */
export type Screens = Readonly<Record<string, string>>

/** Every file under `app/`, as the router names it. */
export const appRoutes: readonly string[] = readdirSync(path.join(repositoryRoot, 'app'), { recursive: true })
  .map((file) => String(file).replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length))

/** The route that answers an address. A file without a place for an id comes before one that has it. */
function routeOf(address: string): string {
  const called = new URL(address).pathname.split('/').filter(Boolean)
  const answers = (route: string) => {
    const parts = route.split('/').filter((part) => part !== 'index')
    const fits = (part: string, index: number) => part.startsWith('[') || part === called[index]
    return parts.length === called.length && parts.every(fits)
  }
  const found = appRoutes.filter(answers)
  return found.find((route) => !route.includes('[')) ?? found[0] ?? '+not-found'
}

type LookOver = { lookOver: (screens: Screens, walk: (device: Device) => Promise<void>) => Promise<void> }

/** Walks and checks each screen that is shown on the way: these and no others, by the routes that are said. */
export const test = scenario.extend<LookOver>({
  lookOver: async ({ page, baseURL }, use) => {
    await use(async (screens, walk) => {
      const seen: Record<string, string> = {}
      await walk(
        makeDevice(page, baseURL ?? '', async (name) => {
          await expectAccessible(page, name)
          seen[name] = routeOf(page.url())
        }),
      )
      expect(seen).toEqual(screens)
    })
  },
})

export { expect }
