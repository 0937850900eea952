import { serviceKey } from './service-key'
import type { StoredConsent } from './stored-consent'
import { consentFault } from './validity'

/** Whether the visitor allowed a service. Without a valid consent, none is allowed. */
export const isServiceOn = (consent: StoredConsent | undefined, name: string, now: number): boolean =>
  consent !== undefined &&
  consentFault(consent, now) === undefined &&
  consent.services.some(({ key, status }) => status && key === serviceKey(name))
