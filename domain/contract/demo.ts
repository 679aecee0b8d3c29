import { z } from 'zod'
import { pickerNameSchema } from '@/domain/setup/pickerName'
import { deviceRoleSchema } from './device'

/** `GET /demo.json`: what the sign-in screen offers while the service runs its demo. */
export const demoSchema = z.object({
  /** `name`: under which the demo's picker or lead works. */
  sign_ins: z.array(z.object({ role: deviceRoleSchema, name: pickerNameSchema, setup_code: z.string() })),
})
export type Demo = z.infer<typeof demoSchema>
