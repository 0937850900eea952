/** Addresses of prepared pictures, with their sizes and quality. The rendering is in `picture-service`. */
export { filterBounds, type ImageFilters } from './filters'
export { type FocalPoint, focalPoint } from './focal'
export { linkedAlt } from './linked-alt'
export { mailPicture } from './mail-picture'
export { isOffered, metaPicture, shareSize } from './offered'
export { pictureWidths } from './picture-sizes'
export { remotePictureUrl, type Seal, shopPictureFacts, shopPictureUrl } from './picture-url'
export {
  imageAddress,
  planImage,
  servable,
  srcSetOf,
} from './plan-image'
export { productPicture, sourceOfRemote } from './remote-picture'
export { isShareQuery, sharedPage, shareImagePath } from './share-address'
