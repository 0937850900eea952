/** The import of feeds into the catalogue, and the refresh of everything derived from it. */

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
