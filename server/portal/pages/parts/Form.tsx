import { type ReactNode, use } from 'react'
import { FORM_TOKEN } from '../guard'
import { FormToken } from './formToken'

interface FormProps {
  action: string
  children: ReactNode
  className?: string
  /** Told by screen readers where several forms stand on a page. */
  label?: string
}

/** A form that changes something. What only looks something up is a plain `<form method="get">`. */
export function Form({ action, children, className = 'form', label }: FormProps) {
  const token = use(FormToken)
  return (
    <form method="post" action={action} className={className} aria-label={label} noValidate>
      {token !== '' && <input type="hidden" name={FORM_TOKEN} value={token} />}
      {children}
    </form>
  )
}

/** A button that does one thing, with nothing to fill in. */
export function ActButton({
  action,
  children,
  look = 'plain',
  fields = {},
  label,
}: {
  action: string
  children: ReactNode
  look?: 'plain' | 'primary' | 'danger'
  fields?: Record<string, string>
  /** Where the words on the button say too little by themselves. */
  label?: string
}) {
  return (
    <Form action={action} className="act">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`button ${look}`} aria-label={label}>
        {children}
      </button>
    </Form>
  )
}
