'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { pendingNavigation } from './pending-navigation'

/**
 * Content below the first screen. After a click on a link it is rendered a few frames later, so that the page appears
 * sooner. It is part of the server's document, and is rendered at once when the visitor goes back or opens a page at a
 * fragment.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(() => !pendingNavigation.isToStart())
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue ? children : null
}
