import { percentDecoded } from './percent-decoded'

const longestPath = 300
const longestSegment = 80

/**
 * A mail address, words, a telephone number, a key. Slugs of pages have letters, which are small, digits and hyphens, and
 * names of routes brackets.
 */
const marks = [
  /[^\p{L}\d._()[\]-]/u,
  /\d(?:[.()-]?\d){6}/,
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{16}/,
  /(?<!\w)(?=\w*\d)\w{16}/,
]

const isOfOne = (segment: string): boolean =>
  segment.length > longestSegment || marks.some((mark) => mark.test(segment))

/** Without what is made for one visitor or order. */
const ofAll = (segment: string): string => (isOfOne(segment) ? '…' : segment.replaceAll(/\d{4,}/g, '…'))

/** The path of an address, without its origin, query, fragment, and the parts that are made for one visitor or order. */
export function pathWithoutPersonalData(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const ofOrigin = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
  return ofOrigin
    .split('/')
    .map((segment) => percentDecoded(segment) ?? '…')
    .map(ofAll)
    .join('/')
    .slice(0, longestPath)
}
