/** The page's name in its address: `/de/ratgeber/sicher-schlafen/` → `sicher schlafen`. */
const nameInAddress = (href: string): string =>
  href.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)?.replace(/[-_]+/g, ' ') ?? href

/** A link needs words: the first that is known about its picture or its target, else the target's name. */
export const linkedAlt = (href: string, ...words: (string | undefined)[]): string =>
  words.find((word) => word !== undefined && word !== '') ?? nameInAddress(href)
