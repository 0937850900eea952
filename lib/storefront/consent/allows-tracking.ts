import { decidedConsent } from './decided-consent'
import { performanceService, tagManagerService } from './validity'

/** Whether the visitor allows something that tracking does. Every page asks, before it loads any of that code. */
export const allowsTracking = (): boolean =>
  decidedConsent()?.services?.some?.(
    ({ name, status }) => status === true && (name === tagManagerService || name === performanceService),
  ) === true
