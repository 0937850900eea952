'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AddressWords } from './answer-address'
import { closeOverlays, continueAtStart, scrollToStart } from './arrive'
import { isPast } from './is-past'
import { preloadInView } from './preload-in-view'
import { linkOfEvent, preloadOnIntent } from './preload-on-intent'
import { push } from './push'
import { registerWorker } from './register-worker'
import { isPlainClick, softTarget } from './soft-link'
import { underWay } from './under-way'
import { useAddress } from './use-address'

/** A page that comes sooner needs no sign that it is on its way. Specification, section 9, async loading delay. */
const signAfterMs = 200

/** Not only what all pages of a route have in common. The router's type is an enum that it does not export. */
const wholePage = { kind: 'full' } as unknown as NonNullable<
  Parameters<ReturnType<typeof useRouter>['prefetch']>[1]
>

/**
 * Follows the plain links of the page inside it: one listener for all, so that no link costs anything. Whatever it does
 * not take is the browser's. It heeds what the address asks for besides the page, too. Once in a document.
 */
export function Navigation({ words }: { words: AddressWords }) {
  const router = useRouter()
  const pathname = usePathname()
  const [isLate, setLate] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(registerWorker, [])
  const preload = useCallback((href: string) => router.prefetch(href, wholePage), [router])

  useEffect(() => preloadOnIntent(preload), [preload])
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew on every page
  useEffect(() => preloadInView(preload), [preload, pathname])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: MouseEvent) => {
      const link = linkOfEvent(event)
      const href = link && isPlainClick(event) ? softTarget(link, window.location.href) : undefined
      if (!link || href === undefined) return
      event.preventDefault()
      const isSamePath = link.pathname === window.location.pathname
      if (!isSamePath) underWay.begin(href)
      push(router, href, { scroll: isSamePath })
      if (isSamePath) return closeOverlays()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setLate(true), signAfterMs)
    }
    const stay = () => {
      clearTimeout(timer.current)
      setLate(false)
    }
    const turnBack = () => {
      underWay.end()
      stay()
      closeOverlays()
    }
    document.addEventListener('click', follow, { signal })
    window.addEventListener('popstate', turnBack, { signal })
    window.addEventListener('pageshow', stay, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer.current)
    }
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the frame that shows the next page
  useLayoutEffect(() => {
    if (!underWay.isSet()) return
    closeOverlays()
    scrollToStart()
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is shown
  useEffect(() => {
    if (isPast()) router.refresh()
  }, [pathname, router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the next page is shown, which must not wait for this
  useEffect(() => {
    if (!underWay.isSet()) return
    underWay.end()
    clearTimeout(timer.current)
    setLate(false)
    continueAtStart()
  }, [pathname])

  useAddress(pathname, words)

  return isLate ? <Sign /> : null
}

/** A line at the upper edge that grows while the next page is on its way. */
const Sign = () => (
  <div
    aria-hidden
    className="fixed inset-x-0 top-0 z-50 h-1 origin-left scale-x-90 bg-accent transition-transform duration-[8s] ease-out starting:scale-x-0 motion-reduce:duration-0"
  />
)
