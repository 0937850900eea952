import { marketCookie } from './choose'

/** The Set-Cookie value that keeps a visitor's market. */
export function marketCookieHeader(code: string, secure: boolean): string {
  const { name, maxAgeSeconds, path } = marketCookie
  return `${name}=${code}; Max-Age=${maxAgeSeconds}; Path=${path}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
