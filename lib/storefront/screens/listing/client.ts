/** For client components and the HTTP edge: a server component that imports from here adds the code to every page. */
export { adviceFor } from './advice-for'
export { joinedListing } from './joined-listing'
export { type GivenListing, ListingPlace } from './listing-place.client'
export type { TileMarkup } from './product-grid'
