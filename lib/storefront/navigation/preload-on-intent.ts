import { softTarget } from './soft-link'
import { isThrifty } from './thrift'

/** A pointer that only passes over a link stays for less. */
const dwellMs = 50

export const linkOfEvent = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Loads the next page ahead of the click: after a moment's dwell of the pointer or the keyboard on a link, and at once
 * when it is pressed. Returns the function that ends it. The router keeps what it has and loads four at a time.
 */
export function preloadOnIntent(preload: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let dwelling: HTMLAnchorElement | null = null

  const load = (link: HTMLAnchorElement) => {
    const isExample = link.closest('[data-example]') !== null
    const href = isExample || isThrifty() ? undefined : softTarget(link, window.location.href)
    if (href !== undefined) preload(href)
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
