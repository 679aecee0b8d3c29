import type { FastifyRequest } from 'fastify'
import type { Deps } from '@/server/deps'

/** How the service is reached from outside: as configured, else as this caller reached it. */
export function addressOf({ config }: Deps, request: FastifyRequest): string {
  return config.publicUrl ?? `${request.protocol}://${request.host}`
}
