import { percentDecoded } from '@/lib/platform/text'
import { type Screen, screens } from './screens'

const isPart = (part: string) => part.startsWith('{')

/**
 * The decoded paths of the screens of one visitor, below their markets: those of the checkout, of orders and of the
 * account.
 */
const all = Object.values<Screen>(screens)
  .filter(({ layout, isPrivate }) => layout === 'checkout' || isPrivate)
  .flatMap(({ path }) => Object.values(path))

const privatePaths: ReadonlySet<string> = new Set(all)

/** Those of which the visitor's address fills in a segment. */
const patterns = all.map((path) => path.split('/')).filter((path) => path.some(isPart))

/**
 * Whether a path, as a browser sends it, is that of a screen that shows what one visitor has entered or ordered: these
 * are rendered per request.
 */
export function isPrivatePath(pathname: string): boolean {
  const below = percentDecoded(pathname)?.split('/').slice(2).join('/').replace(/\/$/, '')
  if (below === undefined) return false
  if (privatePaths.has(below)) return true
  const parts = below.split('/')
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length && pattern.every((part, at) => isPart(part) || part === parts[at]),
  )
}
