import { savesData } from './saves-data'
import { softTarget } from './soft-link'
import { standsReady } from './stands-ready'

/** A pointer that only passes over a link stays for less time. */
const dwellMs = 50

export const linkOfEvent = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Preloads the next page before the click: after the pointer or the keyboard focus rests on a link, and at once when it
 * is pressed. Returns a function that stops it. The router caches pages and loads at most four at a time.
 */
export function preloadOnIntent(preload: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dwelling: HTMLAnchorElement | null = null

  const load = (link: HTMLAnchorElement) => {
    const isCold = link.closest('[data-cold]') !== null
    const href = isCold || savesData() ? undefined : softTarget(link, window.location.href)
    if (href !== undefined && standsReady(href)) preload(href)
  }
  const leave = () => {
    clearTimeout(timer)
    dwelling = null
  }
  const dwell = (event: Event) => {
    const link = linkOfEvent(event)
    if (link === dwelling) return
    leave()
    if (!link) return
    dwelling = link
    timer = setTimeout(() => load(link), dwellMs)
  }
  const press = (event: PointerEvent) => {
    const link = linkOfEvent(event)
    if (link && event.button === 0) load(link)
  }

  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  document.addEventListener('pointerover', dwell, options)
  document.addEventListener('focusin', dwell, options)
  document.addEventListener('pointerdown', press, options)
  return () => {
    listening.abort()
    leave()
  }
}
