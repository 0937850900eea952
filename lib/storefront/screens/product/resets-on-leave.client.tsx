'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Closes the open sections inside it when the visitor goes to another product, because the router keeps a page in the
 * state in which it was left.
 */
export function ResetsOnLeave({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      for (const details of element?.querySelectorAll('details') ?? []) details.open = false
    }
  }, [])
  return <div ref={ref}>{children}</div>
}
