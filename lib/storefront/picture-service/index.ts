/**
 * Draws, renders and caches the shop's own pictures and those of shared links, fetches those of other origins, and
 * answers requests. Server code.
 */
export { pictureServiceIn } from './prepare'
export { fetchPicture } from './remote/fetch-picture'
export { remotePicturesIn } from './remote/remote-pictures'
export { renderPicture } from './render'
export { sharePicturesIn } from './share/share-pictures'
export { answerShopPicture, printedPicture } from './shop-pictures'
