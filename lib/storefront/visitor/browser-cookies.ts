import { type CookieKind, cookieLine, readCookie } from '@/lib/platform/http'

/** The cookies that the browser's code itself keeps; those of the server are not to be seen here. */
export const browserCookies = {
  read: (name: string): string | undefined => readCookie(document.cookie, name),
  /** Whether the browser kept it: it may refuse every cookie. */
  write(kind: CookieKind, value: string): boolean {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had no cookieStore for long
    document.cookie = cookieLine(kind, value, window.location.protocol === 'https:')
    return browserCookies.read(kind.name) === value
  },
  remove(kind: CookieKind): void {
    browserCookies.write({ ...kind, maxAgeSeconds: 0 }, '')
  },
}
