import { type CookieKind, readCookie } from '@/lib/platform/http'

/** The consent service that permits storing the bonus partner's tracking id. */
export const scridService = 'payback_storage'

/** The bonus partner's id for the site that referred the visitor. A session cookie. */
export const scridCookie = { name: 'scrid', path: '/', sameSite: 'lax' } as const satisfies CookieKind

/** One to five letters or digits. */
const valid = /^[a-z\d]{1,5}$/i

export const validScrid = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && valid.test(text) ? text : undefined

/** The id in a Cookie header, or in `document.cookie`. */
export const scridOf = (cookies: string | null | undefined): string | undefined =>
  validScrid(readCookie(cookies, scridCookie.name))
