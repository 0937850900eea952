import { type CookieKind, cookieLine, cookieNames, readCookie } from '@/lib/platform/http'
import { cookiePaths } from './cookie-paths'

/** Cookies that client code reads and writes; the server's cookies are HttpOnly. */
export const browserCookies = {
  read: (name: string): string | undefined => readCookie(document.cookie, name),
  /** Returns whether the browser stored it: it may refuse all cookies. */
  write(kind: CookieKind, value: string): boolean {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had no cookieStore for long
    document.cookie = cookieLine(kind, value, window.location.protocol === 'https:')
    return browserCookies.read(kind.name) === value
  },
  remove(kind: CookieKind): void {
    browserCookies.write({ ...kind, maxAgeSeconds: 0 }, '')
  },
  /** The names of all cookies that client code sees. */
  names: (): string[] => cookieNames(document.cookie),
  /**
   * Removes a cookie of this host or of a domain above it, at these paths, by default all at which this page can see it,
   * as scripts of others set them.
   */
  forget(name: string, paths: readonly string[] = cookiePaths([window.location.pathname])): void {
    const labels = window.location.hostname.split('.')
    const domains = labels.slice(1).map((_, from) => `; Domain=${labels.slice(from).join('.')}`)
    const places = paths.flatMap((path) => ['', ...domains].map((domain) => `Path=${path}${domain}`))
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    for (const place of places) document.cookie = `${name}=; Max-Age=0; ${place}`
  },
}
