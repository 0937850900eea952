const firstWaitMs = 3_000
const longestWaitMs = 15_000
const growth = 1.3
/** Some five minutes in all; the shopper hears of what comes later by mail. */
const mostLooks = 25

/**
 * Looks after what is awaited, such as a payment, less and less often, and only while the page is in view, until the returned
 * function is called.
 */
export function lookAgain(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let wait = firstWaitMs
  let looks = 0
  const next = () => {
    timer = setTimeout(() => {
      if (document.visibilityState === 'visible') {
        look()
        looks += 1
        wait = Math.min(wait * growth, longestWaitMs)
      }
      if (looks < mostLooks) next()
    }, wait)
  }
  next()
  return () => clearTimeout(timer)
}
