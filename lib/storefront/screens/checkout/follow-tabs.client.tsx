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

/** Whether the browser has put a page that it loads anew where it was scrolled to, maybe as another screen of the same address. */
const isPutBack = () => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loaded !== undefined && ['back_forward', 'reload'].includes(loaded.type)
}

/**
 * Has the browser begin the page at its head when it comes back to it, until the screen is left for another within the page.
 * Returns how that ends.
 */
function beginAtHead() {
  window.history.scrollRestoration = 'manual'
  return () => {
    window.history.scrollRestoration = 'auto'
  }
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
 * screen comes instead, as that of an order that waits for its payment, its head is in view, also where Back or a reload has
 * the page from the server.
 */
export function FollowTabs({ screen, review }: Props) {
  const router = useRouter()
  const isReview = review !== undefined
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
  useEffect(() => {
    // Its address shows the order from now on.
    if (isReview) {
      let end = () => {}
      const ordered = () => {
        end = beginAtHead()
      }
      window.addEventListener('submit', ordered)
      return () => {
        window.removeEventListener('submit', ordered)
        end()
      }
    }
    if (screen !== 'pending') return
    // Once for a place in the history: what the shopper scrolls is left alone.
    if (window.history.scrollRestoration !== 'manual' && isPutBack())
      window.scrollTo({ top: 0, behavior: 'instant' })
    return beginAtHead()
  }, [screen, isReview])
  return null
}
