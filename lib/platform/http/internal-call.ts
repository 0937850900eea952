import { isUnavailable } from '@/lib/platform/outage'
import { sameSecret } from '@/lib/platform/security'
import { problem } from './problem'

/**
 * Wraps the handler of a call of this server to itself: visitors get 404. While the content service or the database does
 * not answer it is a 503 with `Retry-After`.
 */
export const internalCall =
  (handler: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const secret = process.env.NESTLING_INTERNAL_SECRET ?? ''
    if (!sameSecret(request.headers.get('x-nestling-internal'), secret))
      return problem({ status: 404, title: 'Not found' })
    try {
      return await handler(request)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
    }
  }
