'use client'

import { useHydrated } from '@/lib/storefront/design/ui/client'
import { useVisitor } from './use-visitor'

type Props = {
  count: number
  /** The accessible text, with `{count}`. */
  label: string
}

/** Larger numbers do not fit. */
const mostShown = 99

/** A count on the corner of a header icon. Nothing for 0. */
export function IconCount({ count: known, label }: Props) {
  useVisitor()
  const count = useHydrated() ? known : 0
  return (
    <span role="status" className="icon-count">
      {count > 0 && (
        <>
          <span aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</span>
          <span className="sr-only">{label.replace('{count}', String(count))}</span>
        </>
      )}
    </span>
  )
}
