import { percentDecoded } from '@/lib/platform/text'
import { type Screen, screens } from './screens'

/** The decoded paths of the screens of one visitor, below their markets: those of the checkout, and of orders. */
const privatePaths: ReadonlySet<string> = new Set(
  Object.values<Screen>(screens)
    .filter(({ layout, isPrivate }) => layout === 'checkout' || isPrivate)
    .flatMap(({ path }) => Object.values(path)),
)

/**
 * Whether a path, as a browser sends it, is that of a screen that shows what one visitor has entered or ordered: these
 * are rendered per request.
 */
export function isPrivatePath(pathname: string): boolean {
  const below = percentDecoded(pathname)?.split('/').slice(2).join('/').replace(/\/$/, '')
  return below !== undefined && privatePaths.has(below)
}
