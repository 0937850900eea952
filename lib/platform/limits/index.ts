/** What the visitors of one network, or for one address, may do within an hour or a day. */
export { countAttempts, pruneAttempts } from './count-attempts'
export { isWithinLimit, isWithinLimits, type Limit, mostOf } from './network-limits'
