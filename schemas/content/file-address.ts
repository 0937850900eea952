/** Old files of the content service are written without a scheme, `//a.storyblok.com/f/…`: theirs is https. */
export function fileAddress(address: string): string {
  const trimmed = address.trim()
  return /^\/\/[a-z0-9-]+\.storyblok\.com\//.test(trimmed) ? `https:${trimmed}` : trimmed
}
