/** Addresses of pictures: what the content service's image service prepares, at which size and quality. */
export { linkedAlt } from './linked-alt'
export { type ImageCandidate, type ImagePlan, type ImageRequest, imageAddress, planImage } from './plan-image'
export { isStoryblokImage, naturalSize, type StoryblokTreatment, storyblokImageUrl } from './storyblok-url'
