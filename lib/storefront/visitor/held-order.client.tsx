'use client'

import { useAtomValue } from 'jotai'
import { useHydrated } from '@/lib/storefront/ui/client'
import { HeldOrderNote } from './held-order-note'
import { useVisitor } from './use-visitor'
import { visitorAtom } from './visitor-atoms'

/** Below the header of every page: the visitor's order that waits for its payment. The basket says so itself. */
export function HeldOrder() {
  useVisitor()
  const { held } = useAtomValue(visitorAtom)
  if (!useHydrated() || held?.kind !== 'waiting') return null
  return (
    <HeldOrderNote held={held} className="justify-center print:hidden [body:has([data-held])_&]:hidden" />
  )
}

/** The same in the basket, which also says that the goods of an order are back in it. */
export function HeldOrderInBasket({ isEmpty }: { isEmpty: boolean }) {
  const { held } = useAtomValue(visitorAtom)
  if (!held || (held.kind === 'returned' && isEmpty)) return null
  return (
    <div data-held="" role="status" className="mt-4 mb-2 max-w-3xl">
      <HeldOrderNote held={held} />
    </div>
  )
}
