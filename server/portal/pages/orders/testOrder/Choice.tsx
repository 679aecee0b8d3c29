import type { ReactNode } from 'react'
import { textOf, type Faults, type Sent } from '../../form'

interface ChoiceProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
  faults: Faults
  sent: Sent
  /** What belongs to the choice, within its frame. */
  children?: ReactNode
}

/** One of a few, all of them seen at once. */
export function Choice({ name, label, options, defaultValue, faults, sent, children }: ChoiceProps) {
  const chosen = textOf(sent, name) ?? defaultValue
  const fault = faults.get(name)
  const faultId = `choice-${name}-fault`
  return (
    <fieldset className="choice" aria-describedby={fault && faultId}>
      <legend>{label}</legend>
      {options.map(({ value, label: words }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {words}
        </label>
      ))}
      {fault && (
        <p className="fault" id={faultId}>
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}
