/** A cookie of the shop: path `/`, SameSite lax. Without an age it lives as long as the browser's session. */
export type CookieKind = { name: string; maxAgeSeconds?: number; path: '/'; sameSite: 'lax' }

/** A cookie as a `Set-Cookie` header and `document.cookie` take it. The value must hold nothing that needs escaping. */
export function cookieLine(
  { name, maxAgeSeconds, path }: CookieKind,
  value: string,
  secure: boolean,
): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  return `${name}=${value}${age}; Path=${path}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The names of the cookies in a Cookie header, or in `document.cookie`. */
export const cookieNames = (header: string | null | undefined): string[] =>
  (header ?? '')
    .split(';')
    .flatMap((pair) => pair.trim().split('=', 1))
    .filter(Boolean)

/** The value of a cookie in a Cookie header, or in `document.cookie`. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
