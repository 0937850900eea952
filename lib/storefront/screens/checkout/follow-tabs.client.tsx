'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'

/**
 * Reads a step of the checkout again when another tab has changed the basket or the login, or has placed the order, and when
 * Back brings it from the browser's cache: an order may wait for its payment since. What is typed stays. The review has the
 * address of one that says what is different, so that its button never orders what has changed without a word.
 */
export function FollowTabs({ review }: { review?: string | undefined }) {
  const router = useRouter()
  useEffect(() => {
    const read = () => {
      const { pathname, search } = window.location
      if (review === undefined || review === pathname + search) router.refresh()
      else router.replace(review, { scroll: false })
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && read())
    window.addEventListener('pageshow', comeBack)
    const stop = hearTabs(({ anew, basket }) => (anew || basket !== undefined) && read())
    return () => {
      window.removeEventListener('pageshow', comeBack)
      stop()
    }
  }, [router, review])
  return null
}
