import { presentStanding } from './decided-consent'

/** The keys of `tagManagerService`, `performanceService` and `errorService`; a test compares them. */
export const trackingKeys = ['vuvnx0gf', 'yf9yiqb0']
export const errorKeys = ['plyrihk7']

const allowsOne = (keys: readonly string[]): boolean => {
  const standing = presentStanding()
  return keys.some((key) => standing.includes(`-${key}1`))
}

/** Whether the visitor allows something that tracking does. Every page asks, before it loads any of that code. */
export const allowsTracking = (): boolean => allowsOne(trackingKeys)

/** Whether the visitor allows that errors of pages are reported. */
export const allowsErrorReports = (): boolean => allowsOne(errorKeys)
