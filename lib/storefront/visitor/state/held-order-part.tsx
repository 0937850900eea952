import { useEffect, useState } from 'react'
import { showToast } from '@/lib/storefront/design/ui/client'
import { withStorage } from '@/lib/storefront/runtime/browser'
import type { HeldNotice, RefusedTap } from '@/schemas/api/visitor'
import { HeldOrderNote } from './held-order-note'
import { isReturnedLately } from './told-in-basket'
import { isToldFirst } from './told-once'

type Place = { isEmpty: boolean; isInBasket?: boolean }
type Props = Place & { held?: HeldNotice | undefined; refused?: RefusedTap | undefined }

/**
 * The visitor's order that waits for its payment, in a bar over every page; and that the goods of one are back in the
 * basket, there and in the bar of one page, that of the next visit. The basket says so itself, without the bar. That one
 * was just placed is said by an empty basket alone: a tab may have had its goods.
 */
function HeldOrder({ held, isEmpty, isInBasket = false }: Place & { held: HeldNotice }) {
  const { kind, until } = held
  const isReturned = kind === 'returned'
  const isTold = isReturned && !isEmpty && !isInBasket
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (isTold && withStorage('localStorage', (store) => isToldFirst(store, until))) setNews(true)
  }, [isTold, until])
  if (isReturned && isEmpty) return null
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

/** What there is to tell of an order. What was refused on the page before is a message, once. */
export function HeldOrderPart({ held, refused, ...place }: Props) {
  const told = place.isInBasket ? undefined : refused
  useEffect(() => {
    if (told && withStorage('sessionStorage', (store) => isToldFirst(store, told.at)))
      showToast(told.words, 'error')
  }, [told])
  return held && <HeldOrder held={held} {...place} />
}
