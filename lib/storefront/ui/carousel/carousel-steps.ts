export type CarouselView = {
  /** Where each item begins, from the start of the first one, in CSS pixels. */
  starts: readonly number[]
  /** How far it is scrolled, and how far it can be. */
  scrolled: number
  furthest: number
  /** The width that is in view. */
  width: number
}

/** Browsers scroll to fractions of a pixel. */
const tolerance = 2

export const isAtStart = ({ scrolled }: CarouselView): boolean => scrolled <= tolerance
export const isAtEnd = ({ scrolled, furthest }: CarouselView): boolean => scrolled >= furthest - tolerance

/**
 * Where to scroll for the next or the previous view: the first item that is not wholly in view comes to the start. At
 * least one item further, even where an item is wider than the view.
 */
export function nextScroll(view: CarouselView, direction: 'forward' | 'back'): number {
  const { starts, scrolled, furthest, width } = view
  const forward = () => {
    const beyond = starts.filter((start) => start > scrolled + tolerance)
    const hidden = beyond.find(
      (_, index) => (beyond[index + 1] ?? furthest + width) > scrolled + width + tolerance,
    )
    return hidden ?? furthest
  }
  const back = () => {
    const before = starts.filter((start) => start < scrolled - tolerance)
    return before.find((start) => start >= scrolled - width) ?? before.at(-1) ?? 0
  }
  const wanted = direction === 'forward' ? forward() : back()
  return Math.min(Math.max(wanted, 0), furthest)
}
