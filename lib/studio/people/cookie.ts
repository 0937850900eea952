import { config } from '@/lib/platform/config'
import { readCookie } from '@/lib/platform/http'
import { longestEmail } from '@/schemas/lengths'

const isSecure = () => config().baseUrl.startsWith('https:')

/** Over https the prefix `__Host-` prevents other hosts from setting it. */
export const studioCookie = (): string => (isSecure() ? '__Host-studio' : 'studio')

/**
 * The `Set-Cookie` header of a login; without a token it is removed. It has no age, so that it ends with the browser's
 * session; the age of a login is that of its row, which a browser that restores its session cannot prolong.
 */
export function studioCookieLine(token: string | undefined): string {
  const age = token === undefined ? '; Max-Age=0' : ''
  const secure = isSecure() ? '; Secure' : ''
  return `${studioCookie()}=${token ?? ''}${age}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

const triedAddressCookie = 'studio-address'

/** Keeps the address of a login that failed for the form that is shown again, and for nothing else. */
export const triedAddressLine = (address: string): string =>
  `${triedAddressCookie}=${encodeURIComponent(address)}; Max-Age=300; Path=/studio/login/; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`

/** The address of a login that has just failed, from the `Cookie` header. */
export function triedAddressOf(header: string | null): string | undefined {
  try {
    return (
      decodeURIComponent(readCookie(header, triedAddressCookie) ?? '').slice(0, longestEmail) || undefined
    )
  } catch {
    return undefined
  }
}
