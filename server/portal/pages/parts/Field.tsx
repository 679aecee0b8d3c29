import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import type { Faults, Sent } from '../form'

interface FieldProps {
  name: string
  label: string
  hint?: string
  faults: Faults
  /** What was sent and comes back, so that nobody types twice. */
  sent?: Sent
}

const idOf = (name: string) => `field-${name.replaceAll(/[^\w-]/g, '-')}`

function valueIn(sent: Sent | undefined, name: string): string | undefined {
  const value = sent?.[name]
  return Array.isArray(value) ? value[0] : value
}

/** A label, what to do, the control, and what is wrong with it, tied together for eyes and for screen readers. */
function Labelled({ name, label, hint, faults, children }: FieldProps & { children: ReactNode }) {
  const fault = faults.get(name)
  return (
    <div className={fault ? 'field faulty' : 'field'}>
      <label htmlFor={idOf(name)}>{label}</label>
      {hint && (
        <p className="hint" id={`${idOf(name)}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {fault && (
        <p className="fault" id={`${idOf(name)}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

function described({ name, hint, faults }: FieldProps) {
  const isFaulty = faults.has(name)
  const ids = [hint && `${idOf(name)}-hint`, isFaulty && `${idOf(name)}-fault`].filter(Boolean)
  return {
    id: idOf(name),
    name,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

type InputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>

export function TextField({ name, label, hint, faults, sent, defaultValue, ...input }: InputProps) {
  const field = { name, label, hint, faults }
  return (
    <Labelled {...field}>
      <input
        type="text"
        {...input}
        {...described(field)}
        defaultValue={valueIn(sent, name) ?? defaultValue}
      />
    </Labelled>
  )
}

type SelectProps = FieldProps & {
  options: readonly { value: string; label: string }[]
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'>

export function SelectField({
  name,
  label,
  hint,
  faults,
  sent,
  options,
  defaultValue,
  ...select
}: SelectProps) {
  const field = { name, label, hint, faults }
  return (
    <Labelled {...field}>
      <select {...select} {...described(field)} defaultValue={valueIn(sent, name) ?? defaultValue}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** What is wrong with a form as a whole, and that something is wrong at all: read first, focused by a browser. */
export function FaultSummary({ faults }: { faults: Faults }) {
  if (faults.size === 0) return null
  const general = faults.get('')
  return (
    <p className="notice bad" role="alert">
      {general ?? (faults.size === 1 ? 'One field needs a change.' : `${faults.size} fields need a change.`)}
    </p>
  )
}
