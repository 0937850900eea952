import { useEffect } from 'react'
import { consentEvent } from '@/lib/storefront/runtime/consent'
import { hasAddressActions, linkOfEvent } from '@/lib/storefront/runtime/navigation'
import type { AddressWords } from './run-address-actions'

/** False after a reload or going back, where the page is restored as it was. */
const isFirstVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate'

let isLoaded = false

/** Handles the actions of an address. Few addresses have any, so the code is loaded on demand. */
export function useAddressActions(pathname: string, words: AddressWords): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again on every page
  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null
    const heed = (move: boolean) => {
      // If the network fails, the address stays unchanged and is handled on the next load.
      const failed = () => undefined
      if (hasAddressActions(window.location))
        import('./run-address-actions').then(({ runAddressActions }) => runAddressActions(words), failed)
      if (window.location.hash)
        import('./open-place').then(({ openPlace }) => openPlace({ move, link: pressed }), failed)
    }
    heed(isLoaded || isFirstVisit())
    isLoaded = true
    const listening = new AbortController()
    const { signal } = listening
    const change = () => heed(true)
    const press = (event: Event) => {
      pressed = linkOfEvent(event)
      // A link to the present fragment triggers no hashchange event.
      if (pressed?.hash && pressed.href === window.location.href) setTimeout(change)
    }
    window.addEventListener('hashchange', change, { signal })
    // What the address brings may have waited for consent.
    window.addEventListener(consentEvent, () => heed(false), { signal })
    document.addEventListener('click', press, { signal })
    return () => listening.abort()
  }, [pathname])
}
