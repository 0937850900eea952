/** Messages that are written with the change they tell of, and delivered to other services afterwards. */
export { type Delivery, deliverDue, makeDue } from './deliver-due'
export { enqueue } from './enqueue'
export { pruneOutbox } from './prune'
