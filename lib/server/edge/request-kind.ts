import type { IncomingMessage } from 'node:http'
import { navigationHeader, ownSegment } from '@/lib/server/next/internals'

const ownPaths = new RegExp(`^/(?:${ownSegment}|api|cdn-api|pictures)(?:/|$)`)
const extension = /\.(?:[a-z0-9]{1,8}|webmanifest)$/i

export type RequestKind = 'document' | 'navigation' | 'file' | 'other'

/**
 * The kind of a request: a document, the data of a navigation inside the page, a file by its extension, or something
 * that the edge forwards unchanged (API calls, the framework's own files, every method that changes something).
 */
export function requestKind(request: IncomingMessage, pathname: string): RequestKind {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'other'
  if (pathname === '/' || ownPaths.test(pathname)) return 'other'
  if (extension.test(pathname)) return 'file'
  return request.headers[navigationHeader] === undefined ? 'document' : 'navigation'
}

/**
 * A request target as a path. A client that treats this server as a proxy sends an absolute address (RFC 9112, section
 * 3.2.2); Next.js would redirect to it, whatever host it names.
 */
export function pathOfTarget(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') || target === '*' ? path : `/${path}`
}

/** The path and the query of a request target, which is a path and not an absolute address. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const query = target.indexOf('?')
  return query === -1
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) }
}
