/** Errors and sampled requests of this process, reported to a Sentry without personal data. */
export { createErrorReports, type ErrorReports } from './create-error-reports'
export { observeRequests } from './observe-requests'
