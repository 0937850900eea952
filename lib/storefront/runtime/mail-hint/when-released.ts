/**
 * Runs what moves the page: at once, or after the click where a pointer is held down. A button that moves between press and
 * release is not clicked.
 */
export function whenReleased(signal: AbortSignal): (run: () => void) => void {
  let isHeld = false
  let waiting: (() => void) | undefined
  const release = () => {
    isHeld = false
    // The click follows the release in the same task.
    setTimeout(() => {
      const run = waiting
      waiting = undefined
      run?.()
    })
  }
  const options = { capture: true, signal }
  window.addEventListener('pointerdown', () => (isHeld = true), options)
  window.addEventListener('pointerup', release, options)
  window.addEventListener('pointercancel', release, options)
  return (run) => {
    if (isHeld) waiting = run
    else run()
  }
}
