/** Time-outs and outages of the database and the content service, and what requests failed with. */
export { failedRecently, isUnavailable, UnavailableError, withTimeout } from './outage'
export { type Failure, lastFailure, noteFailure } from './recent-failures'
