import { unstable_rethrow } from 'next/navigation'
import { logError } from '@/lib/platform/log'
import { withTimeout } from '@/lib/platform/outage'
import { problem } from './problem'

const readTimeoutMs = 5_000

/**
 * For changes. Longer than for reads: a change that timed out may still be carried out, and a retry would repeat it.
 */
export const changeTimeoutMs = 20_000

/** Wraps a route handler: when it fails or exceeds the time, it answers 503 with `Retry-After`. */
export const orUnavailable =
  <Given extends unknown[]>(
    handler: (...given: Given) => Promise<Response>,
    timeoutMs: number = readTimeoutMs,
  ) =>
  async (...given: Given): Promise<Response> => {
    try {
      return await withTimeout(handler(...given), timeoutMs)
    } catch (error) {
      unstable_rethrow(error)
      logError('api', error)
      return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
    }
  }
