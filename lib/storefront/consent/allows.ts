import { decidedConsent } from './decided-consent'
import { errorService, performanceService, tagManagerService } from './validity'

const allowsOne = (...services: readonly string[]): boolean =>
  decidedConsent()?.services?.some?.(({ name, status }) => status === true && services.includes(name)) ===
  true

/** Whether the visitor allows something that tracking does. Every page asks, before it loads any of that code. */
export const allowsTracking = (): boolean => allowsOne(tagManagerService, performanceService)

/** Whether the visitor allows that errors of pages are reported. */
export const allowsErrorReports = (): boolean => allowsOne(errorService)
