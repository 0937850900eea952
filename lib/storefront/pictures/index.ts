/** Addresses of prepared pictures, with their sizes and quality. The rendering is in `picture-service`. */
export { defaultQuality, filterBounds, type ImageFilters, type ImageProvider } from './filters'
export { linkedAlt } from './linked-alt'
export { type PictureTreatment, parsePicturePath } from './picture-path'
export { pictureRatios, pictureWidths } from './picture-sizes'
export { shopPicture, shopPictureFacts, shopPictureUrl } from './picture-url'
export {
  type ImageCandidate,
  type ImagePlan,
  type ImageRequest,
  imageAddress,
  planImage,
  servable,
} from './plan-image'
export { isStoryblokImage, naturalSize, type StoryblokTreatment, storyblokImageUrl } from './storyblok-url'
