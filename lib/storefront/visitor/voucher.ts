import { type CookieKind, readCookie } from '@/lib/platform/http'

/** The voucher that a visitor came with: 14 days (specification, section 9). Its value is the code as it is. */
export const voucherCookie = {
  name: 'voucher',
  maxAgeSeconds: 14 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

const code = /^[a-z\d](?:[a-z\d_-]{0,38}[a-z\d])?$/i

/** The code that a text is; undefined for whatever cannot be one. Whether the code is good is said at the basket. */
export function voucherCode(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed !== undefined && code.test(trimmed) ? trimmed : undefined
}

/** The voucher in a Cookie header, or in `document.cookie`. */
export const voucherOf = (cookies: string | null | undefined): string | undefined =>
  voucherCode(readCookie(cookies, voucherCookie.name))
