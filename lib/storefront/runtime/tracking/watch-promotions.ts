import { onPartsChange } from './on-page-change'
import type { Once, PageEvent } from './tracking-data'

type Add = (event: PageEvent['event'], once?: Once) => void

/** Half of it, so that an edge at the end of the screen is not a view. */
const seenShare = 0.5

/** Tracks the promotions that an editor has named, each when its teaser comes into view. */
export function watchPromotions(add: Add): void {
  const known = new WeakSet<Element>()
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        inView.unobserve(target)
        const { event, once }: PageEvent = JSON.parse((target as HTMLElement).dataset.promotion ?? '')
        add(event, once)
      }
    },
    { threshold: seenShare },
  )
  const look = () => {
    for (const element of document.querySelectorAll('[data-promotion]')) {
      if (known.has(element)) continue
      known.add(element)
      inView.observe(element)
    }
  }
  onPartsChange(look)
  look()
}
