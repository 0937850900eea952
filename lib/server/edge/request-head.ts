import type { IncomingMessage } from 'node:http'
import { percentDecoded } from '@/lib/platform/text'

/** A name, an IPv4 address or an IPv6 address in brackets, with a port or without: nothing that begins a path or a user. */
const authority = /^(?:[a-z0-9._~-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i
const absolute = /^(https?):\/\/([^/?#]*)/i
const largestPort = 65_535
const usualPorts: Record<string, string> = { http: ':80', https: ':443' }

function isAuthority(text: string): boolean {
  const found = authority.exec(text)
  return found !== null && Number(found[1] ?? 0) <= largestPort
}

const withoutUsualPort = (host: string, scheme: string) => {
  const port = usualPorts[scheme] ?? ''
  const name = host.toLowerCase()
  return name.endsWith(port) ? name.slice(0, -port.length) : name
}

/** Node keeps the first of several hosts; a server before this one may go by another. */
function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name)
}

/** RFC 9112, section 3.2: one valid host, without which only HTTP/1.0 may ask; that of an absolute target is the same. */
function isHostClear({ rawHeaders, httpVersion, url = '' }: IncomingMessage): boolean {
  const hosts = valuesOf(rawHeaders, 'host')
  const [host] = hosts
  const [, scheme = '', target] = absolute.exec(url) ?? []
  if (host === undefined) return httpVersion === '1.0' && target === undefined
  if (hosts.length > 1 || !isAuthority(host)) return false
  const kind = scheme.toLowerCase()
  return target === undefined || withoutUsualPort(target, kind) === withoutUsualPort(host, kind)
}

/** RFC 9112, section 6.1: `chunked` is the only coding that Node knows, and HTTP/1.0 knows none. */
function isLengthClear({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding']
  return coding === undefined || (httpVersion !== '1.0' && coding.toLowerCase() === 'chunked')
}

/**
 * Whether any other server would read where a request goes, and where it ends, as this one does. What Node's parser
 * lets through and two servers could read differently is not.
 */
export const isHeadClear = (request: IncomingMessage): boolean =>
  isHostClear(request) && isLengthClear(request)

const dots = /^(?:\.|%2e){1,2}$/i
const ownFolder =
  /^\/(?:_next|api|builds|cdn-api|documents|pictures|preview|sandbox-payments|studio)(?:\/|$)/i
/** Letters and digits, which no client has to encode. */
const encodedWord = /%(?:3\d|[46][1-9a-f]|[57][\da])/i

/**
 * Whether Next.js would read a path as this server does. It resolves dot segments (RFC 3986, section 5.2.4) and looks up
 * its own routes by decoded names, behind every limit that was chosen by the path as it came.
 */
export function isPathClear(pathname: string): boolean {
  if (pathname.includes('#') || pathname.split(/[/\\]/).some((segment) => dots.test(segment))) return false
  return !encodedWord.test(pathname) || !ownFolder.test(percentDecoded(pathname) ?? '')
}
