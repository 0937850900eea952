import { useEffect } from 'react'
import type { AddressWords } from './answer-address'
import { asksForMore } from './asks-for-more'
import { linkOf } from './preload-on-intent'

/** False after a reload or going back, where the page is restored as it was. */
const isFirstVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate'

let isLoaded = false

/** Handles the actions of an address. Few addresses have any, so the code is loaded on demand. */
export function useAddress(pathname: string, words: AddressWords): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew on every page
  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null
    const heed = (move: boolean) => {
      // If the network fails, the address stays unchanged and is handled on the next load.
      const failed = () => undefined
      if (asksForMore(window.location))
        import('./answer-address').then(({ answerAddress }) => answerAddress(words), failed)
      if (window.location.hash)
        import('./open-place').then(({ openPlace }) => openPlace({ move, link: pressed }), failed)
    }
    heed(isLoaded || isFirstVisit())
    isLoaded = true
    const listening = new AbortController()
    const { signal } = listening
    const change = () => heed(true)
    const press = (event: Event) => {
      pressed = linkOf(event)
      // A link to the present fragment triggers no hashchange event.
      if (pressed?.hash && pressed.href === window.location.href) setTimeout(change)
    }
    window.addEventListener('hashchange', change, { signal })
    document.addEventListener('click', press, { signal })
    return () => listening.abort()
  }, [pathname])
}
