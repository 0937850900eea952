/** The file extensions of valid image sources. */
export const imageExtensions = ['avif', 'webp', 'jpg', 'jpeg', 'tif', 'tiff', 'png'] as const

/** Whether an address has the extension of an image format that the shop shows. */
export function isImageSource(src: string): boolean {
  const path = src.split(/[?#]/)[0] ?? ''
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return path.includes('.') && (imageExtensions as readonly string[]).includes(extension)
}
