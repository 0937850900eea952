import { readCookie } from '@/lib/platform/http'
import { isServiceOn } from './is-service-on'
import { readConsent } from './stored-consent'
import { consentCookie } from './visitor-consent'

/** Whether the visitor of a request has allowed a service, by the decision in its cookies. */
export const serviceOfRequest = (cookies: string | null, name: string, now: number): boolean =>
  isServiceOn(readConsent(readCookie(cookies, consentCookie.name)), name, now)
