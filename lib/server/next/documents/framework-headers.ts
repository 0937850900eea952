import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { ownHeader } from '@/lib/server/next/internals'

/**
 * Removes what Next.js says of its own cache and rendering. Its router reads that of the answers to its own requests;
 * of a document nobody does, and it tells strangers what the shop is made with.
 */
export function dropFrameworkHeaders(
  response: Pick<ServerResponse, 'getHeaderNames' | 'removeHeader'>,
): void {
  for (const name of response.getHeaderNames()) if (ownHeader.test(name)) response.removeHeader(name)
}

export function withoutFrameworkHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeader.test(name)))
}
