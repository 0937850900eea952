/** The cache tag of a product's page and tiles. */
export const productTag = (number: string): string => `product:${number}`
/** The cache tag of every query over the catalogue: any change of a product may change its result. */
export const listingTag = 'listing'
/** The cache tag of the pages and paths of imported categories. */
export const categoriesTag = 'categories'
/** The cache tag of everything that shows stores. */
export const storesTag = 'stores'
