/** Prepares the shop's own pictures and answers requests for them. Server code: it draws and renders. */
export { answerPicture } from './answer'
export { createDiskCache, type DiskCache } from './disk-cache'
export { createPictureService, type PreparedPicture, pictureServiceIn } from './prepare'
export { renderPicture } from './render'
export { TooMuchWaiting, takingTurns } from './turns'
