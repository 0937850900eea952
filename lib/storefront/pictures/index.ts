/** Addresses of prepared pictures, with their sizes and quality. The rendering is in `picture-service`. */
export type { ImageFilters } from './filters'
export { linkedAlt } from './linked-alt'
export { type PictureTreatment, parsePicturePath, parseRemotePath } from './picture-path'
export { pictureWidths } from './picture-sizes'
export { remotePictureUrl, shopPictureFacts, shopPictureUrl } from './picture-url'
export {
  imageAddress,
  planImage,
  servable,
} from './plan-image'
export { productPicture } from './remote-picture'
