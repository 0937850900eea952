/**
 * Draws, renders and caches the shop's own pictures and those of shared links, fetches those of other origins, and
 * answers requests. Server code.
 */
export { fetchPicture } from './remote/fetch-picture'
export { renderPicture } from './render'
export { sharePicturesIn } from './share/share-pictures'
export { answerShopPicture, printedPicture } from './shop-pictures'
