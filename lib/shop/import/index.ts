/** What comes into the catalogue: feeds, rows, and everything that is renewed with them. */

export { FeedError } from './feed-error'
export { importFeed } from './import-feed'
export { readOptions, usage } from './options'
export { progressOn } from './progress'
export { assertReadable } from './read-text'
export { Report } from './report'
export { importSummary } from './summary'
export { writeAttributeValues } from './write/write-attribute-values'
export { writeCategories } from './write/write-categories'
export { writeProducts } from './write/write-products'
export { writeStores } from './write/write-stores'
