/** What happens while the database or the content service does not answer. */
export { failedRecently, UnavailableError, withTimeout } from './outage'
