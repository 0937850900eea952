/** Time-outs and outages of the database and the content service. */
export { failedRecently, UnavailableError, withTimeout } from './outage'
