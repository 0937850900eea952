/** Messages to other services: written in the transaction of a change, delivered after it. */
export { type Delivery, deliverDue, makeDue } from './deliver-due'
export { enqueue, enqueuing } from './enqueue'
export { MustWaitError } from './must-wait'
export { pruneOutbox } from './prune'
export {
  awaitDelivery,
  countUndelivered,
  type FailedMessage,
  findFailed,
  findOpen,
  noteDelivered,
  tryAgain,
  type Undelivered,
} from './undelivered'
