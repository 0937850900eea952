import { cookieLine } from '@/lib/platform/http'
import { marketCookie } from './choose'

/** The Set-Cookie value that keeps a visitor's market. */
export const marketCookieHeader = (code: string, secure: boolean): string =>
  cookieLine(marketCookie, code, secure)
