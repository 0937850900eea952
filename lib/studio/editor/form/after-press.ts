/** A key or a button of the mouse that is not let go of for so long is held on purpose. */
const longestMs = 1_000

/**
 * Does something once the key or the press is over that is under way, such as the one that takes the focus away: what
 * moves the form meanwhile would take the target from under the press.
 */
export function afterPress(work: () => void): void {
  const ends = ['pointerup', 'pointercancel', 'keyup']
  const end = () => {
    clearTimeout(timer)
    for (const name of ends) removeEventListener(name, end, { capture: true })
    // The click follows the end of the press.
    setTimeout(work)
  }
  const timer = setTimeout(end, longestMs)
  for (const name of ends) addEventListener(name, end, { capture: true })
}
