/** Addresses of prepared pictures, with their sizes and quality. The rendering is in `picture-service`. */
export type { ImageFilters } from './filters'
export { linkedAlt } from './linked-alt'
export { type PictureTreatment, parsePicturePath } from './picture-path'
export { shopPictureFacts, shopPictureUrl } from './picture-url'
export {
  imageAddress,
  planImage,
  servable,
} from './plan-image'
