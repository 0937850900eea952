import { type CookieKind, cookieLine, readCookie } from '@/lib/platform/http'

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
}
