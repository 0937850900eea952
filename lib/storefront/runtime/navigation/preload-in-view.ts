import { savesData } from './saves-data'
import { softTarget } from './soft-link'
import { standsReady } from './stands-ready'

/** Preloads per page, as many as the router runs in parallel; the first links are the most likely ones. */
export const mostInView = 4

/** The first addresses, without repetitions, of links that lead to another page. */
export function firstTargets(targets: Iterable<string | undefined>, here: string): string[] {
  const others = new Set<string>()
  for (const target of targets) {
    if (others.size === mostInView) break
    const path = target?.replace(/#[\s\S]*/, '')
    if (path !== undefined && path !== here && standsReady(path)) others.add(path)
  }
  return [...others]
}

/**
 * Preloads the first few pages whose links are in view once the page is idle, and later links as they scroll into view:
 * touch gives no sign of intent before the tap. Returns a function that stops it.
 */
export function preloadInView(preload: (href: string) => void): () => void {
  if (savesData()) return () => undefined
  const chosen = new Set<string>()
  const observer = new IntersectionObserver((entries) => {
    const { href, pathname, search } = window.location
    const inView = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))
    const targets = inView.map((link) => softTarget(link as HTMLAnchorElement, href))
    for (const target of firstTargets([...chosen, ...targets], pathname + search)) {
      if (!chosen.has(target)) preload(target)
      chosen.add(target)
    }
    if (chosen.size === mostInView) observer.disconnect()
  })
  const look = () => {
    // Links in examples of the documentation may lead to pages that do not exist, and a colour changes its tile.
    for (const link of document.querySelectorAll('main a[href]:not([data-cold] *)')) observer.observe(link)
  }
  let idle: number | undefined
  // Safari has no requestIdleCallback; a pause after loading replaces it.
  const rest = () => {
    idle = window.requestIdleCallback ? window.requestIdleCallback(look) : window.setTimeout(look, 200)
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { once: true })
  return () => {
    window.removeEventListener('load', rest)
    if (idle !== undefined) (window.cancelIdleCallback ?? window.clearTimeout)(idle)
    observer.disconnect()
  }
}
