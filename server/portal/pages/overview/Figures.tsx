import type { ReactNode } from 'react'

export function Figures({ children }: { children: ReactNode }) {
  return <ul className="figures">{children}</ul>
}

interface FigureProps {
  words: string
  value: number
  /** Where the ones counted are listed. */
  href?: string
  look?: 'bad' | undefined
}

export function Figure({ words, value, href, look }: FigureProps) {
  const content = (
    <>
      <strong>{value}</strong> {words}
    </>
  )
  return (
    <li className={look ?? ''}>
      {href === undefined ? <span>{content}</span> : <a href={href}>{content}</a>}
    </li>
  )
}
