export type CarouselView = {
  /** The start of each item, relative to the first one, in CSS pixels. */
  starts: readonly number[]
  /** The present and the maximum scroll position. */
  scrolled: number
  furthest: number
  /** The visible width. */
  width: number
}

/** Browsers scroll to fractions of a pixel. */
const tolerance = 2

export const isAtStart = ({ scrolled }: CarouselView): boolean => scrolled <= tolerance
export const isAtEnd = ({ scrolled, furthest }: CarouselView): boolean => scrolled >= furthest - tolerance

/**
 * The scroll position of the next or previous view: the first item that is not completely visible moves to the start.
 * Always advances by at least one item, even if an item is wider than the view.
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
