import { staticCaching } from '@/lib/server/next/internals'
import type { EdgeResponse } from './edge-response'

/** A shared cache must ask again, or it would hold back a publish; browsers get a 304 from the ETag. */
export const documentCaching = 'public, max-age=0, must-revalidate'

/** Has what Next.js calls static for as long as its page is kept asked for anew each time. */
export function askAgain(response: EdgeResponse): void {
  const caching = response.getHeader('cache-control')
  if (typeof caching === 'string' && caching.startsWith(staticCaching)) {
    response.setHeader('cache-control', documentCaching)
  }
}
