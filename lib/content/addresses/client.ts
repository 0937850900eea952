/** For islands, without the schemas of pages. */
export { readSlug } from './read-slug'
export { slugFromName, slugOfNothing } from './slug-from-name'
