/** The cache tag of a product's page and tiles. */
export const productTag = (number: string): string => `product:${number}`
/** The cache tag of whatever a query of the catalogue finds: any change may let it find something else. */
export const listingTag = 'listing'
