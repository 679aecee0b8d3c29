import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNothingHere } from '@/server/problems/answerProblems'
import { NOT_THE_APP } from './addresses'
import { WEB_APP_HEADERS } from './headers'

/** Expo puts a hash of the content into these names, so a browser never needs to ask again. */
const HASHED = /\/_expo\/static\/|\/assets\/.*\.[0-9a-f]{32}\./
const A_YEAR = 'public, max-age=31536000, immutable'

/** Serves the built web app; every address that is a screen of it gets the one page. */
export async function webApp(app: FastifyInstance, { webRoot }: { webRoot: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    // One route a file. A route for everything would answer for the portal's unknown addresses too.
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, filePath) => {
      response.setHeader('Cache-Control', HASHED.test(filePath) ? A_YEAR : 'no-cache')
      for (const [name, value] of Object.entries(WEB_APP_HEADERS)) response.setHeader(name, value)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isScreen = request.method === 'GET' && !NOT_THE_APP.test(request.url)
    return isScreen ? reply.sendFile('index.html') : answerNothingHere(request, reply)
  })
}
