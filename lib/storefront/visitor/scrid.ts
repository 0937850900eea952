import { type CookieKind, readCookie } from '@/lib/platform/http'

/** The consent service without which nothing of the bonus partner is kept. */
export const scridService = 'payback_storage'

/** Through which of the bonus partner's places a visitor came. The specification names no age: for this session. */
export const scridCookie = { name: 'scrid', path: '/', sameSite: 'lax' } as const satisfies CookieKind

/** The limit of the check is 5 (specification, section 9): letters and digits, that many at most. */
const valid = /^[a-z\d]{1,5}$/i

export const validScrid = (text: string | null | undefined): string | undefined =>
  text !== null && text !== undefined && valid.test(text) ? text : undefined

/** The place in a Cookie header, or in `document.cookie`. */
export const scridOf = (cookies: string | null | undefined): string | undefined =>
  validScrid(readCookie(cookies, scridCookie.name))
