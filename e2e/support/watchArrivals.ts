import { type BrowserContext } from '@playwright/test'

/**
 * The addresses of all writes that the service has answered from here on. What a browser tries without a signal, until
 * the very moment at which there is one again, reaches nobody.
 */
export function watchArrivals(context: BrowserContext, method: 'PUT' | 'POST'): string[] {
  const arrived: string[] = []
  context.on('response', (answer) => {
    if (answer.request().method() === method) arrived.push(answer.url())
  })
  return arrived
}
