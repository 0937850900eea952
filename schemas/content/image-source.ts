/** Valid image sources end in one of these (section 5, other rules). */
export const imageExtensions = ['avif', 'webp', 'jpg', 'jpeg', 'tif', 'tiff', 'png'] as const

/** Whether an address names a picture in a format that the shop shows. */
export function isImageSource(src: string): boolean {
  const path = src.split(/[?#]/)[0] ?? ''
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return path.includes('.') && (imageExtensions as readonly string[]).includes(extension)
}
