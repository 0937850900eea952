import { config } from '@/lib/platform/config'

const isSecure = () => config().baseUrl.startsWith('https:')

/** Over https the prefix `__Host-` prevents other hosts from setting it. */
export const studioCookie = (): string => (isSecure() ? '__Host-studio' : 'studio')

/** The `Set-Cookie` header of a login, which lasts as long as the browser's session; without a token it is removed. */
export function studioCookieLine(token: string | undefined): string {
  const age = token === undefined ? '; Max-Age=0' : ''
  const secure = isSecure() ? '; Secure' : ''
  return `${studioCookie()}=${token ?? ''}${age}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
