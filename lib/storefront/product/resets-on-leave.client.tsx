'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * Closes what was opened inside it when the visitor goes to another product (section 2, product page behaviour): the
 * router keeps a page as it was left.
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
