/** Sitemaps of products, each with a few thousand of them. */

export { loadProductFiles } from './cached'
export { productFileOf, productFilePath } from './file-name'
export { type ProductAddress, productAddresses } from './product-files'
