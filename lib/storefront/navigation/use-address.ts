import { useEffect } from 'react'
import type { AddressWords } from './answer-address'
import { asksForMore } from './asks-for-more'
import { linkOfEvent } from './preload-on-intent'

/** A page that is loaded anew or gone back to is shown where it was left. */
const isFirstVisit = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
  'navigate'

let isLoaded = false

/** Heeds what an address says besides its page. Most say nothing, so the code for it comes when one does. */
export function useAddress(pathname: string, words: AddressWords): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew on every page
  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null
    const heed = (move: boolean) => {
      // Where the network fails, the address stays as it is and asks again with the next load.
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
      pressed = linkOfEvent(event)
      // A link to the place where the address already is changes nothing in it.
      if (pressed?.hash && pressed.href === window.location.href) setTimeout(change)
    }
    window.addEventListener('hashchange', change, { signal })
    document.addEventListener('click', press, { signal })
    return () => listening.abort()
  }, [pathname])
}
