import { setTimeout as pause } from 'node:timers/promises'
import { steadyMs } from '@/lib/platform/clock'

/** Longer than what is looked up or hashed for an answer. */
const evenMs = 1_000

/**
 * Begins an answer that tells nothing by its time: what is returned waits until a second has passed since. In a network
 * with too many wrong guesses nothing is looked at for who has no account, and the answer must not come sooner for it.
 */
export function beginEvenAnswer(): () => Promise<void> {
  const begun = steadyMs()
  return () => pause(Math.max(0, begun + evenMs - steadyMs()))
}
