import { errorMessage, logError } from '@/lib/platform/log'

/**
 * Thrown by a delivery that the shop is not ready for, such as one that needs a setting. The message waits: this is no
 * attempt, and however long it takes, the message is not given up.
 */
export class MustWaitError extends Error {
  override name = 'MustWaitError'
}

/** How long a message waits before it is looked at again. */
export const waitSeconds = 600

/** When each reason was last logged: it is one for many messages. */
const logged = new Map<string, number>()

/** Tells the operator why messages wait: each reason once per wait. */
export function logWait(error: MustWaitError, now = performance.now()): void {
  const reason = errorMessage(error)
  const last = logged.get(reason)
  if (last !== undefined && now - last < waitSeconds * 1_000) return
  logged.set(reason, now)
  logError('messages that wait', error)
}
