'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { underWay } from './under-way'

/**
 * What lies below the first view. When a link is followed it is left for the frames after the one that shows the page,
 * which comes the sooner; the server's document has it, and so has a page that is gone back to or opened at a place.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(() => !underWay.isToStart())
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue ? children : null
}
