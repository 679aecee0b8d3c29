import type { FastifyInstance } from 'fastify'
import type { Deps } from '@/server/deps'

/** Well only when the database answers: a service without it can do nothing for anyone. */
export async function healthRoutes(app: FastifyInstance, { db }: Deps): Promise<void> {
  app.get('/health', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await db.sql`select 1`
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ code: 'UNAVAILABLE', message: 'The database does not answer.' })
    }
  })
}
