/** The log of the shop. No line holds personal data or what a statement was run with. */
export { describeError, errorMessage, framesOf, namePlacesBy, withCauses } from './describe-error'
export { hearErrors, tellOfError } from './error-listener'
export { guardConsole } from './guard-console'
export { logError, logInfo, logWarning } from './log'
export { logFormatOf } from './log-line'
export { messageWithoutValues } from './message-without-values'
export { muteErrors } from './muted-errors'
export { requestContext, runForRequest } from './request-context'
