const departures = ['beforeunload', 'pagehide', 'popstate'] as const

/**
 * Watches whether somebody goes elsewhere while an answer is awaited: what it says must not lead them away from there.
 * `beforeunload` tells it as soon as a way back has begun, and is listened to no longer than needed, as some browsers keep
 * no page that does.
 */
export function watchLeaving(): { stop: () => boolean } {
  let hasLeft = false
  const leave = () => {
    hasLeft = true
  }
  for (const departure of departures) window.addEventListener(departure, leave)
  return {
    /** Ends the watch, and tells whether somebody has gone. */
    stop() {
      for (const departure of departures) window.removeEventListener(departure, leave)
      return hasLeft
    },
  }
}
