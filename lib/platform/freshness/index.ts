/** How long what was made stays, what makes it stale, and how every instance hears of it. */
export { invalidationChannel, invalidationsAfter, recordInvalidation } from './invalidations'
export { lifetimeOf, pageLifetime } from './lifetime'
export { publishRenewal, type Renewal, subscribeToRenewals } from './renewals'
export { catalogueTag, contentTag } from './tags'
