/** Time-outs and outages of the database and the content service, and what requests failed with. */
export {
  databaseFails,
  databaseIsOut,
  databaseWorks,
  isDatabaseAway,
  isDatabaseOut,
} from './database-state'
export { inRequest, unlessTold } from './late-requests'
export { limitConcurrency, QueueFullError } from './limit-concurrency'
export {
  asOutage,
  failedRecently,
  isOfOutage,
  isUnavailable,
  noteIfTooSlow,
  patience,
  UnavailableError,
  withTimeout,
} from './outage'
export { type Failure, lastFailure, noteFailure } from './recent-failures'
