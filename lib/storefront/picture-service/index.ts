/** Draws, renders and caches the shop's own pictures, and answers requests for them. Server code. */
export { answerPicture } from './answer'
export { createDiskCache, type DiskCache } from './disk-cache'
export { limitConcurrency, QueueFullError } from './limit-concurrency'
export { createPictureService, type PreparedPicture, pictureServiceIn } from './prepare'
export { renderPicture } from './render'
