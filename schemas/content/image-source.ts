import { readAssetAddress } from './asset-address'

/** The file extensions of valid image sources. */
export const imageExtensions = ['avif', 'webp', 'jpg', 'jpeg', 'tif', 'tiff', 'png'] as const

const storyblokFile = /^https:\/\/a(?:-[a-z]{2})?\.storyblok\.com\/f\//

/** Whether the content service's image service can prepare the picture. */
export const isStoryblokImage = (src: string): boolean => storyblokFile.test(src)

/**
 * Whether an address has the extension of an image format that the shop shows. Pictures of the media library are shown
 * whatever their format is, because the shop makes WebP of them.
 */
export function isImageSource(src: string): boolean {
  const path = src.split(/[?#]/)[0] ?? ''
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const isListed = path.includes('.') && (imageExtensions as readonly string[]).includes(extension)
  return isListed || readAssetAddress(src)?.isPicture === true
}
