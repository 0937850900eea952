/** Safari has no `requestIdleCallback`; a pause replaces it. */
const pauseMs = 1_000
const latestMs = 4_000

/** Does something once the page is at rest, or after some seconds in any case. */
export function whenAtRest(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: latestMs })
  else setTimeout(task, pauseMs)
}
