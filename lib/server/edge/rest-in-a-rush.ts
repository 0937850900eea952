import { setTimeout as sleep } from 'node:timers/promises'
import type { Traffic } from './traffic'

/** While visitors wait, work beside their requests has a fifth of the time. */
const restsPerWork = 4
const longestRestMs = 10_000

/** Waits after some work that has taken `tookMs`, while there are visitors who wait. */
export type Rest = (tookMs: number, ending?: AbortSignal) => Promise<void>

/**
 * Mails and listings that follow orders would otherwise take the processor and the database from the next buyers. They
 * come a little later in a rush, and never stand still.
 */
export const restInARush =
  (traffic: Pick<Traffic, 'quiet'>): Rest =>
  async (tookMs, ending) => {
    const woken = new AbortController()
    const signal = ending ? AbortSignal.any([woken.signal, ending]) : woken.signal
    const rested = sleep(Math.min(tookMs * restsPerWork, longestRestMs), undefined, { signal, ref: false })
    await Promise.race([rested.catch(() => undefined), traffic.quiet()])
    woken.abort()
  }
