const longest = 1_000

/** The address of a picture as a parser of URLs writes it, so that the shop finds it again; others stay as they are. */
export function pictureSource(src: string): string {
  const url = src.startsWith('/') ? null : URL.parse(src)
  if (!url) return src
  url.hash = ''
  return url.href.length > longest ? src : url.href
}
