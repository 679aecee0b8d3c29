import { z } from 'zod'
import { deviceRoleSchema } from './device'

/** `GET /demo.json`: what the sign-in screen offers while the service runs its demo. */
export const demoSchema = z.object({
  sign_ins: z.array(z.object({ role: deviceRoleSchema, setup_code: z.string() })),
})
export type Demo = z.infer<typeof demoSchema>
