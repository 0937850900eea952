/** Products for search engines, a file for every few thousand. */

export { loadProductFiles } from './cached'
export { productFileOf, productFilePath } from './file-name'
export { productAddresses } from './product-files'
