/** `lost`: the browser has no network. `slow`: an answer takes long. `back`: after an outage that was noticed. */
export type ConnectionNews = 'lost' | 'slow' | 'back'

/** A phone that changes its network is offline for less time. */
export const settleMs = 2_000

/** How long a visitor waits for an answer before being told that it takes long. */
export const slowMs = 8_000

type Listener = (news: ConnectionNews) => void

let listener: Listener | undefined
/** Whether the visitor has noticed an outage. */
let isDown = false

function works(): void {
  if (!isDown) return
  isDown = false
  listener?.('back')
}

/** For those who call the shop. They tell the visitor themselves what a failed call has not done. */
export const connection = {
  /** A call was answered, whatever the answer. */
  works,
  /** A call failed for want of a network. */
  failed(): void {
    isDown = true
  },
  /** The visitor waits for an answer. Returns what ends the waiting. */
  waiting(): () => void {
    const timer = setTimeout(() => listener?.('slow'), slowMs)
    return () => clearTimeout(timer)
  },
}

/** Where the events of the network are heard, and what tells its state. */
type Browser = EventTarget & { navigator: { onLine: boolean } }

/**
 * Hears of losing the network and of its return, also of what was lost before, while its code loaded or the page was kept
 * for Back. There is one listener; returns what ends its hearing.
 */
export function hearConnection(hear: Listener, browser: Browser = window): () => void {
  listener = hear
  let timer: ReturnType<typeof setTimeout> | undefined
  // As options of a listener it is its signal.
  const listening = new AbortController()
  const lose = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isDown = true
      hear('lost')
    }, settleMs)
  }
  const regain = () => {
    clearTimeout(timer)
    works()
  }
  const look = () => {
    if (browser.navigator.onLine) regain()
    else if (!isDown) lose()
  }
  browser.addEventListener('offline', lose, listening)
  browser.addEventListener('online', regain, listening)
  browser.addEventListener('pageshow', look, listening)
  look()
  return () => {
    listening.abort()
    clearTimeout(timer)
    if (listener === hear) listener = undefined
  }
}
