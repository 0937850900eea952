import { type CookieKind, readCookie } from '@/lib/platform/http'

/** The cookie with the voucher code from the address. It lasts 14 days. */
export const voucherCookie = {
  name: 'voucher',
  maxAgeSeconds: 14 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

/** Fired on the window when a page has kept a code, so that a basket that is already shown takes it over. */
export const voucherKeptEvent = 'shop:voucher-kept'

const code = /^[a-z\d](?:[a-z\d_-]{0,38}[a-z\d])?$/i

/**
 * Parses a voucher code; undefined if the text cannot be one. Whether such a voucher exists is not known here.
 */
export function voucherCode(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed !== undefined && code.test(trimmed) ? trimmed : undefined
}

/** The voucher code in a Cookie header, or in `document.cookie`. */
export const voucherOf = (cookies: string | null | undefined): string | undefined =>
  voucherCode(readCookie(cookies, voucherCookie.name))
