import { Fragment, type ReactNode } from 'react'

interface FactsProps {
  /** Names and what is known; what is undefined is left out. */
  of: readonly (readonly [name: string, value: ReactNode | undefined])[]
  className?: string
}

export function Facts({ of, className = '' }: FactsProps) {
  return (
    <dl className={`facts ${className}`.trim()}>
      {of
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
