import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { whenDrawn } from '@/state/whenDrawn'

/** For what nobody sees or waits for: it comes when the screen that it stands beside has been drawn. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenDrawn(() => startTransition(() => setDue(true))), [])
  return isDue ? children : null
}
