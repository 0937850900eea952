/** Categories that come from the content service: what a page says of a category, written into the catalogue. */
export { categoriesJob, categoriesJobName } from './job'
export { syncCategories } from './sync-categories'
