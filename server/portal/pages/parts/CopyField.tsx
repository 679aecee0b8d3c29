interface CopyFieldProps {
  id: string
  label: string
  value: string
}

/** A text to take away: selected and copied by hand, or by the button where a script runs. */
export function CopyField({ id, label, value }: CopyFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className="copy">
        <input type="text" id={id} value={value} readOnly autoComplete="off" spellCheck={false} />
        <button
          type="button"
          className="button plain"
          data-copy={id}
          data-copied="Copied"
          aria-describedby={`${id}-label`}
          hidden
        >
          Copy
        </button>
      </div>
    </div>
  )
}
