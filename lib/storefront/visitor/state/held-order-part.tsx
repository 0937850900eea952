import { useEffect, useState } from 'react'
import { showToast } from '@/lib/storefront/design/ui/client'
import { withStorage } from '@/lib/storefront/runtime/browser'
import type { HeldNotice } from '@/schemas/api/visitor'
import { HeldOrderNote } from './held-order-note'
import { isReturnedLately } from './told-in-basket'
import { isToldFirst } from './told-once'

type Props = { held: HeldNotice; isEmpty: boolean; isInBasket?: boolean }

/**
 * The visitor's order that waits for its payment, in a bar over every page; and that the goods of one are back in the
 * basket, there and in the bar of one page, that of the next visit. The basket says so itself, without the bar. That one
 * was just placed is said by an empty basket alone: a tab may have had its goods. What was refused on the page before is a
 * message, once.
 */
export function HeldOrderPart({ held, isEmpty, isInBasket = false }: Props) {
  const { kind, until, words } = held
  const isReturned = kind === 'returned'
  const isTold = isReturned && !isEmpty && !isInBasket
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (isTold && withStorage('localStorage', (store) => isToldFirst(store, until))) setNews(true)
  }, [isTold, until])
  const isRefused = kind === 'refused' && !isInBasket
  useEffect(() => {
    if (isRefused && withStorage('sessionStorage', (store) => isToldFirst(store, until)))
      showToast(words, 'error')
  }, [isRefused, until, words])
  if (kind === 'refused' || (isReturned && isEmpty)) return null
  if (kind === 'placed' && !(isInBasket && isEmpty)) return null
  // The bar over every page says it there, too; an empty basket says what has become of its goods.
  if (kind === 'waiting' && isInBasket && !isEmpty) return null
  if (isInBasket)
    return isReturned && !isReturnedLately(until, Date.now()) ? null : (
      <div data-held="" role="status" className="mt-4 mb-2 max-w-3xl">
        <HeldOrderNote held={held} />
      </div>
    )
  return isReturned && !isNews ? null : <HeldOrderNote held={held} className="held-bar" />
}
