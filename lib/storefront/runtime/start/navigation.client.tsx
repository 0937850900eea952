'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { showToast } from '@/lib/storefront/design/ui/client'
import { connection } from '@/lib/storefront/runtime/browser'
import { isOutdated } from '@/lib/storefront/runtime/builds'
import { useConsent } from '@/lib/storefront/runtime/consent/client'
import { watchErrors } from '@/lib/storefront/runtime/errors'
import { watchKiosk } from '@/lib/storefront/runtime/kiosk'
import {
  closeOverlays,
  isBetweenLayers,
  isExpired,
  isPlainClick,
  linkOfEvent,
  moveFocusToStart,
  pendingNavigation,
  placeOf,
  preloadInView,
  preloadOnIntent,
  scrollToStart,
  softTarget,
  wayOn,
} from '@/lib/storefront/runtime/navigation'
import { loadTracking } from '@/lib/storefront/runtime/tracking/client'
import { loadAfterLoad } from './load-after-load'
import { useAddressActions } from './use-address-actions'
import type { NavigationWords } from './words'

/** No progress line for pages that load faster than this. */
const signAfterMs = 200

/** Preloads the whole page, not only the part that all pages of a route share. The router does not export the enum. */
const wholePage = { kind: 'full' } as unknown as NonNullable<
  Parameters<ReturnType<typeof useRouter>['prefetch']>[1]
>

/**
 * Handles clicks on the page's plain links: one listener for all, so that links need no code of their own. Clicks that
 * it ignores are left to the browser. Also handles the actions of the address. Once per document.
 */
export function Navigation({ words }: { words: NavigationWords }) {
  const router = useRouter()
  const pathname = usePathname()
  const [isLate, setLate] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<() => void>(undefined)

  useEffect(watchErrors, [])
  useEffect(watchKiosk, [])
  useEffect(loadTracking, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the document, whose words stay
  useEffect(() => loadAfterLoad(words), [])
  const preload = useCallback((href: string) => router.prefetch(href, wholePage), [router])

  useEffect(() => preloadOnIntent(preload), [preload])
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on every page
  useEffect(() => preloadInView(preload), [preload, pathname])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: MouseEvent) => {
      const link = linkOfEvent(event)
      const isSoft = link && isPlainClick(event) && !isOutdated()
      const href = isSoft ? softTarget(link, window.location.href) : undefined
      if (!link || href === undefined) return
      event.preventDefault()
      const isSamePath = link.pathname === window.location.pathname
      if (!isSamePath) pendingNavigation.begin(href, placeOf(link))
      router[wayOn()](href, { scroll: isSamePath })
      if (isSamePath) return closeOverlays()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setLate(true), signAfterMs)
      waiting.current?.()
      waiting.current = connection.waiting()
    }
    const stay = () => {
      clearTimeout(timer.current)
      waiting.current?.()
      setLate(false)
    }
    const turnBack = () => {
      pendingNavigation.end()
      stay()
      // Between layers only the topmost closes.
      if (!isBetweenLayers()) closeOverlays()
    }
    document.addEventListener('click', follow, { signal })
    window.addEventListener('popstate', turnBack, { signal })
    window.addEventListener('pageshow', stay, { signal })
    return () => {
      listening.abort()
      clearTimeout(timer.current)
      waiting.current?.()
    }
  }, [router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the frame that shows the next page
  useLayoutEffect(() => {
    if (!pendingNavigation.isSet()) return
    closeOverlays()
    if (!pendingNavigation.place()?.scroll()) scrollToStart()
  }, [pathname])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is shown
  useEffect(() => {
    if (isExpired()) router.refresh()
  }, [pathname, router])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the next page is shown, which must not wait for this
  useEffect(() => {
    if (!pendingNavigation.isSet()) return
    const place = pendingNavigation.place()
    pendingNavigation.end()
    clearTimeout(timer.current)
    waiting.current?.()
    setLate(false)
    if (!place?.focus()) moveFocusToStart()
  }, [pathname])

  useAddressActions(pathname, words)
  const consent = useConsent(pathname, () => showToast(words.consentFailed, 'error'))

  return (
    <>
      {isLate && <Sign />}
      {consent}
    </>
  )
}

/** A progress line at the upper edge while the next page loads. */
const Sign = () => <div aria-hidden className="late-sign" />
