/** Adds https to old addresses of the content service without a scheme, `//a.storyblok.com/f/…`. */
export function fileAddress(address: string): string {
  const trimmed = address.trim()
  return /^\/\/[a-z0-9-]+\.storyblok\.com\//.test(trimmed) ? `https:${trimmed}` : trimmed
}
