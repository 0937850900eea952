'use client'

import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { basketLayerAtom } from './basket-layer'
import { loadBasketLayer } from './load-basket-layer'

const BasketLayer = lazy(() => loadBasketLayer().then((module) => ({ default: module.BasketLayer })))

/** Renders the basket layer. Once per document. */
export function BasketLayerHost() {
  const layer = useAtomValue(basketLayerAtom)
  return layer ? (
    <Suspense>
      <BasketLayer {...layer} />
    </Suspense>
  ) : null
}
