/** The page's name in its address: `/de/ratgeber/sicher-schlafen/` → `sicher schlafen`. */
const nameInAddress = (href: string): string =>
  href.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1)?.replace(/[-_]+/g, ' ') ?? href

/** The alternative text of a linked picture: the first known text, else the name in the link's address. */
export const linkedAlt = (href: string, ...words: (string | undefined)[]): string =>
  words.find((word) => word !== undefined && word !== '') ?? nameInAddress(href)
