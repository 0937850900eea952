/** Room between a block and the edge of the frame. */
const room = 8

type Seen = { top: number; bottom: number }

/**
 * How far to scroll so that a block is seen whole, or from its top where it is higher than the frame. Pixels, negative for
 * up. `covered`: what a bar covers at the top of the frame.
 */
export function distanceToShow({ top, bottom }: Seen, height: number, covered: number): number {
  const first = covered + room
  const last = height - room
  if (top >= first && bottom <= last) return 0
  const isHigher = bottom - top > last - first
  return isHigher || top < first ? top - first : bottom - last
}

/** Scrolls to a block that was selected in the editor. The bridge leaves one that is cut off where it is. */
export function showWhole(storyId: number, uid: string): void {
  // Behind the bridge's own scrolling.
  requestAnimationFrame(() => {
    const block = document.querySelector(`[data-blok-uid="${CSS.escape(`${storyId}-${uid}`)}"]`)
    if (!block) return
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const distance = distanceToShow(block.getBoundingClientRect(), window.innerHeight, covered)
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
  })
}
