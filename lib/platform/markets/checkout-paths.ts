import { percentDecoded } from '@/lib/platform/text'
import type { Market } from './markets'
import { type Screen, screenPath, screens } from './screens'

/** The decoded paths of the screens in the layout of the checkout, below their markets. */
const checkoutPaths: ReadonlySet<string> = new Set(
  Object.values<Screen>(screens)
    .filter(({ layout }) => layout === 'checkout')
    .flatMap(({ path }) => Object.values(path)),
)

/** The address where an order is confirmed, or its payment awaited. */
export const orderPath = (market: Market, number: string): string =>
  `${screenPath(market, 'thankYou')}?order=${number}`

/**
 * Whether a path, as a browser sends it, is that of a screen of the checkout: they show what one visitor has entered,
 * and are rendered per request.
 */
export function isCheckoutPath(pathname: string): boolean {
  const below = percentDecoded(pathname)?.split('/').slice(2).join('/').replace(/\/$/, '')
  return below !== undefined && checkoutPaths.has(below)
}
