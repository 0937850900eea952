import { count } from '@/lib/platform/metrics'
import { isUnavailable, UnavailableError } from '@/lib/platform/outage'

/** The content service cannot be reached, and there is no snapshot of the answer. */
export class ContentUnavailableError extends UnavailableError {
  override readonly name = 'ContentUnavailableError'

  constructor(what: string, cause: unknown) {
    super(`The content service did not answer for ${what}`, cause)
  }
}

/** Rejects with `ContentUnavailableError` again where a cache of Next.js has replaced it. */
export const outOfCache = <T>(what: string, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw isUnavailable(error) ? new ContentUnavailableError(what, error) : error
  })

const reasons = {
  full: 'Too many calls wait for the content service',
  late: 'The call would have waited too long for the content service',
  outage: 'The content service is out of order and is not asked now',
  silence: 'The content service says nothing',
} as const

/** A call that is not sent, or whose answer is no longer waited for. */
export class CallGivenUpError extends Error {
  override readonly name = 'CallGivenUpError'

  constructor(readonly reason: keyof typeof reasons) {
    super(reasons[reason])
    count('shop_content_refused_calls_total', { reason })
  }
}
