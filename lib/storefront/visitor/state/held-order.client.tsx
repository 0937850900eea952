'use client'

import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useHydrated } from '@/lib/storefront/design/ui/client'
import { useVisitor } from './use-visitor'
import { loadVisitorAtom, visitorAtom } from './visitor-atoms'

type Part = ComponentType<Parameters<typeof import('./held-order-part').HeldOrderPart>[0]>

const nothing: Part = () => null

/** Few visitors have such an order, so its code is loaded for them alone. A page goes on without it. */
const HeldOrderPart = lazy(() =>
  import('./held-order-part').then(
    ({ HeldOrderPart: loaded }): { default: Part } => ({ default: loaded }),
    () => ({ default: nothing }),
  ),
)

function Held(place: { isInBasket?: true; isEmpty?: boolean }) {
  const { held, refused, basket } = useAtomValue(visitorAtom)
  // The header has often loaded it before the basket is hydrated, and the server's document has nothing here.
  if (!useHydrated() || !(held || refused)) return null
  return (
    <Suspense>
      <HeldOrderPart held={held} refused={refused} isEmpty={basket === 0} {...place} />
    </Suspense>
  )
}

/** Below the header of every page, where it is reached by keyboard early; it lies over the lower edge. */
export function HeldOrder() {
  useVisitor()
  return <Held />
}

/** Whether the goods that were in the basket last are those of an order that waits for its payment. */
export const useIsAwaited = (): boolean => useAtomValue(visitorAtom).held?.kind === 'waiting'

/** The same in the basket. One that has become empty may have been ordered in another tab. */
export function HeldOrderInBasket({ isEmpty }: { isEmpty: boolean }) {
  const load = useSetAtom(loadVisitorAtom)
  const wasFull = useRef(!isEmpty)
  useEffect(() => {
    if (isEmpty && wasFull.current) void load(true)
    wasFull.current = !isEmpty
  }, [isEmpty, load])
  return <Held isInBasket isEmpty={isEmpty} />
}
