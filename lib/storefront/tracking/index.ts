/** Events for the tag manager. */
export { trackEvent } from './track-event'
