/** What happens while the database or the content service does not answer. */
export { failedLately, inTime, UnavailableError } from './outage'
