import { config } from '@/lib/platform/config'
import { readCookie } from '@/lib/platform/http'
import { deviceOf, nameDevice } from '@/lib/platform/limits'

const isSecure = () => config().baseUrl.startsWith('https:')
const cookieName = () => (isSecure() ? '__Host-studio-device' : 'studio-device')
const oneYear = 365 * 24 * 60 * 60

/** Customers of the shop have browsers of their own, whatever their mail address. */
const accountOf = (address: string) => `studio ${address.toLowerCase()}`

const cookieOf = ({ headers }: Pick<Request, 'headers'>) => readCookie(headers.get('cookie'), cookieName())

/** The name of a browser in which the person with this address has logged in before. It proves that to the limits alone. */
export const studioDeviceOf = (request: Pick<Request, 'headers'>, address: string): string | undefined =>
  deviceOf(cookieOf(request), accountOf(address))

/** The `Set-Cookie` header by which the browser of a login is known for a year. */
export function studioDeviceLine(request: Pick<Request, 'headers'>, address: string): string {
  const name = nameDevice(accountOf(address), cookieOf(request))
  const secure = isSecure() ? '; Secure' : ''
  return `${cookieName()}=${name}; Max-Age=${oneYear}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
