import type { Faults } from '../form'
import { TextField } from '../parts/Field'
import { Form } from '../parts/Form'

export function SignInForm({ next, faults }: { next: string | undefined; faults: Faults }) {
  return (
    <Form action="/portal/sign-in" className="form card narrow">
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <TextField
        name="key"
        label="Portal key"
        hint="The service printed it when it was first started."
        type="password"
        autoComplete="current-password"
        autoFocus
        required
        faults={faults}
      />
      <button type="submit" className="button primary">
        Sign in
      </button>
    </Form>
  )
}
