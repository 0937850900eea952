/** The distance after which a touch is classified as a swipe, in CSS pixels. */
const swipeDetection = 10
/** A longer swipe down closes a dialog, in CSS pixels. */
const swipeToClose = 70

export type SwipeIntent = 'unknown' | 'drag' | 'other'

type Movement = {
  dx: number
  dy: number /** Nothing under the finger can still be scrolled up. */
  atTop: boolean
}

/** Whether a touch drags the dialog or does something else, such as scrolling or swiping sideways. */
export function swipeIntent({ dx, dy, atTop }: Movement): SwipeIntent {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < swipeDetection) return 'unknown'
  return atTop && dy > Math.abs(dx) ? 'drag' : 'other'
}

/** Whether a drag that ends here closes the dialog. */
export const swipeCloses = (dy: number): boolean => dy > swipeToClose
