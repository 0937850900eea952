import { releaseLabel } from '@/lib/platform/release'
import type { StoredConsent } from './stored-consent'

/** Increase it when the services or their purposes change, so that every visitor is asked again. */
export const consentVersion = 2

/** Consents are valid for about one year, in milliseconds. */
export const consentValidity = 31_556_926_000

/** The release of the storefront, which is kept with each decision. */
export const appVersion = releaseLabel

/** The service that reads the data layer. */
export const tagManagerService = 'google_tag_manager'

/** The service that measures how fast pages are. */
export const performanceService = 'performance_monitoring'

/** The service that reports errors of pages. */
export const errorService = 'error_reporting'

/** The service that offers vouchers of a partner on the screen after an order. */
export const partnerService = 'voucher_partner'

/** The service that is on where no consent is asked for: in kiosks, and for crawlers. */
export const automaticService = 'econda_storage'

/** Why a stored consent is invalid: the visitor did not interact, it is too old, or it has another version. */
type ConsentFault = 'interaction' | 'time' | 'version'

export function consentFault(
  consent: Pick<StoredConsent, 'userInteracted' | 'timestamp' | 'version'>,
  now: number,
): ConsentFault | undefined {
  if (!consent.userInteracted) return 'interaction'
  const age = now - consent.timestamp
  // A timestamp in the future would extend the validity.
  if (!(age >= 0 && age < consentValidity)) return 'time'
  return consent.version === consentVersion ? undefined : 'version'
}
