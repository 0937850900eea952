/** How far a finger moves before it is known what it wants, in CSS pixels. Specification, section 2, overlays. */
export const swipeDetection = 10
/** A swipe down closes a dialog when it is longer than this. Specification, section 9. */
export const swipeToClose = 70

export type SwipeIntent = 'unknown' | 'drag' | 'other'

type Movement = {
  dx: number
  dy: number /** Nothing under the finger can still be scrolled up. */
  atTop: boolean
}

/** Whether a finger that moved from its start drags the dialog or does something else: scrolls, wipes sideways. */
export function swipeIntent({ dx, dy, atTop }: Movement): SwipeIntent {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < swipeDetection) return 'unknown'
  return atTop && dy > Math.abs(dx) ? 'drag' : 'other'
}

/** Whether a drag that ends here closes the dialog. */
export const swipeCloses = (dy: number): boolean => dy > swipeToClose
