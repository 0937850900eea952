import { type CookieKind, readCookie } from '@/lib/platform/http'
import { codeOf } from '@/schemas/voucher-code'

/** The cookie with the voucher code from the address. It lasts 14 days. */
export const voucherCookie = {
  name: 'voucher',
  maxAgeSeconds: 14 * 24 * 60 * 60,
  path: '/',
  sameSite: 'lax',
} as const satisfies CookieKind

/** Fired on the window when a page has kept a code, so that a basket that is already shown takes it over. */
export const voucherKeptEvent = 'shop:voucher-kept'

/** The voucher code of an address, as it is compared; undefined if there is none, or a text that cannot be one. */
export const voucherCode = (text: string | null | undefined): string | undefined =>
  text ? codeOf(text) : undefined

/** The voucher code in a Cookie header, or in `document.cookie`. */
export const voucherOf = (cookies: string | null | undefined): string | undefined =>
  voucherCode(readCookie(cookies, voucherCookie.name))
