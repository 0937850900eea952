import Bowser from 'bowser'
import { clientOf } from '@/lib/platform/http'
import type { LoginMethod, LoginOrigin } from './sessions'

const longest = 100

/** The browser and its system in words; undefined where the request does not tell. */
function deviceOf(userAgent: string | null): string | undefined {
  const { browser, os } = Bowser.parse(userAgent || 'unknown')
  const words = [browser.name, os.name].filter(Boolean).join(', ')
  return words.slice(0, longest) || undefined
}

/** Where a request to log in comes from, for the list of logins. */
export const loginOrigin = (request: Pick<Request, 'headers'>, method: LoginMethod): LoginOrigin => ({
  method,
  device: deviceOf(request.headers.get('user-agent')),
  network: clientOf(request)[0]?.name,
})
