'use client'

import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useHydrated } from '@/lib/storefront/design/ui/client'
import { withStorage } from '@/lib/storefront/runtime/browser'
import { isToldFirst } from './told-once'
import { useVisitor } from './use-visitor'
import { visitorAtom } from './visitor-atoms'

type Note = ComponentType<Parameters<typeof import('./held-order-note').HeldOrderNote>[0]>

const nothing: Note = () => null

/** Few visitors have such an order, so its code is loaded for them alone. A page goes on without it. */
const HeldOrderNote = lazy(() =>
  import('./held-order-note').then(
    ({ HeldOrderNote: loaded }): { default: Note } => ({ default: loaded }),
    () => ({ default: nothing }),
  ),
)

/** For so long the basket says that the goods of an order are back in it, however often it is opened. */
const inBasketMs = 24 * 60 * 60 * 1_000

/**
 * Below the header of every page: the visitor's order that waits for its payment, and on one page, that of the next visit,
 * that the goods of one are back in the basket. The basket says so itself.
 */
export function HeldOrder() {
  useVisitor()
  const { held, basket } = useAtomValue(visitorAtom)
  const [isNews, setNews] = useState(false)
  const returned = held?.kind === 'returned' && basket > 0 ? held.until : undefined
  useEffect(() => {
    if (returned && withStorage('localStorage', (store) => isToldFirst(store, returned))) setNews(true)
  }, [returned])
  if (!useHydrated() || !held || (held.kind === 'returned' && !(isNews && returned))) return null
  return (
    <Suspense>
      <HeldOrderNote held={held} className="justify-center print:hidden [body:has([data-held])_&]:hidden" />
    </Suspense>
  )
}

/** The same in the basket, which also says that the goods of an order are back in it. */
export function HeldOrderInBasket({ isEmpty }: { isEmpty: boolean }) {
  const { held } = useAtomValue(visitorAtom)
  // The header has often loaded it before the basket is hydrated, and the server's document has nothing here.
  if (!useHydrated() || !held) return null
  const isOver = Date.parse(held.until) + inBasketMs < Date.now()
  if (held.kind === 'returned' && (isEmpty || isOver)) return null
  return (
    <div data-held="" role="status" className="mt-4 mb-2 max-w-3xl">
      <Suspense>
        <HeldOrderNote held={held} />
      </Suspense>
    </div>
  )
}
