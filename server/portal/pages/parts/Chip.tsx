import type { ReactNode } from 'react'

export type ChipLook = 'good' | 'bad' | 'soon' | 'plain' | 'info'

export function Chip({ look, children }: { look: ChipLook; children: ReactNode }) {
  return <span className={`chip ${look}`}>{children}</span>
}
