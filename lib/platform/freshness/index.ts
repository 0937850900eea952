/** Cache lifetimes, cache tags, and how invalidations reach every instance. */
export {
  appliesItself,
  type Invalidations,
  invalidationChannel,
  invalidationsAfter,
  type Mark,
  newestInvalidation,
  recordInvalidation,
} from './invalidations'
export { lifetimeOf, pageLifetime } from './lifetime'
export { publishRenewal, type Renewal, subscribeToRenewals } from './renewals'
export { catalogueTag, contentTag } from './tags'
