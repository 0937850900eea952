import { unstable_rethrow } from 'next/navigation'
import { inTime } from '@/lib/outage'
import { problem } from './problem'

const patienceMs = 5_000

/** A route handler that says so, and when to ask again, while what it answers from cannot be asked itself. */
export const orUnavailable =
  <Given extends unknown[]>(handler: (...given: Given) => Promise<Response>) =>
  async (...given: Given): Promise<Response> => {
    try {
      return await inTime(handler(...given), patienceMs)
    } catch (error) {
      unstable_rethrow(error)
      console.error('api:', error)
      return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
    }
  }
