'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hearTabs } from '@/lib/storefront/runtime/browser/client'
import { moveFocusTo } from '@/lib/storefront/runtime/navigation'

/** The screen that is read again; kept outside, because another one may come with a component of its own. */
let readAgain: string | undefined

/** Another screen than the one that was scrolled is read from its head. */
function showHead() {
  window.scrollTo({ top: 0, behavior: 'instant' })
  const head = document.querySelector<HTMLElement>('main h1')
  if (head) moveFocusTo(head)
}

type Props = {
  /** What is shown: a step, or the order that waits for its payment. */
  screen: string
  review?: string | undefined
}

/**
 * Reads a step of the checkout again when another tab has changed the basket or the login, or has placed the order, and when
 * Back brings it from the browser's cache: an order may wait for its payment since. What is typed stays. The review has the
 * address of one that says what is different, so that its button never orders what has changed without a word. Where another
 * screen comes instead, as that of an order that waits for its payment, its head is in view.
 */
export function FollowTabs({ screen, review }: Props) {
  const router = useRouter()
  useEffect(() => {
    const read = () => {
      readAgain = screen
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
  }, [router, screen, review])
  useEffect(() => {
    if (readAgain === undefined || readAgain === screen) return
    readAgain = undefined
    showHead()
  }, [screen])
  return null
}
