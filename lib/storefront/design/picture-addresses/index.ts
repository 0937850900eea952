/** Which addresses of pictures the shop answers, and the signature of those that an editor's choice needs. Server code. */
export { type PictureAddress, readPictureAddress } from './read-address'
export type { PictureTreatment } from './read-treatment'
export { sealPicture } from './seal-picture'
