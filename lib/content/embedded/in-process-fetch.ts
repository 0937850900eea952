import { type Database, database } from '@/lib/platform/db'
import { handleDelivery } from './delivery/handle'

const maximumRedirects = 5

const untilAborted = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * A `fetch` for the content client that calls the embedded service in this process, without network, token and rate limit. The
 * host of the address is ignored. It follows the service's redirects to the current `cv`.
 */
export function createContentFetch(db: () => Database = database): typeof fetch {
  return async (input, init) => {
    let request = new Request(input, init)
    const { signal } = request
    for (let redirects = 0; ; redirects += 1) {
      const response = await untilAborted(
        signal,
        handleDelivery(request, { db: db(), limiter: false, isOwn: true }),
      )
      const location = response.headers.get('location')
      if (response.status !== 301 || !location || request.redirect === 'manual') return response
      if (redirects === maximumRedirects) throw new TypeError('Too many redirects')
      request = new Request(new URL(location, request.url), { signal })
    }
  }
}

export const contentFetch = createContentFetch()
