import { unstable_rethrow } from 'next/navigation'
import { withTimeout } from '@/lib/platform/outage'
import { problem } from './problem'

const readTimeoutMs = 5_000

/** For changes: one that is given up may still be carried out, and asking again would carry it out twice. */
export const changeTimeoutMs = 20_000

/** A route handler that says so, and when to ask again, while what it answers from cannot be asked itself. */
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
      console.error('api:', error)
      return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
    }
  }
