/** Draws, renders and caches the shop's own pictures, and answers requests for them. Server code. */
export { answerPicture } from './answer'
export { pictureServiceIn } from './prepare'
export { renderPicture } from './render'
