import { z } from 'zod'

/** A picker reads and picks; a team lead also cancels and keeps catalog and promotions. */
export const deviceRoleSchema = z.enum(['picker', 'lead'])
export type DeviceRole = z.infer<typeof deviceRoleSchema>
