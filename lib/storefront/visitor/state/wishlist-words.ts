import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { Toggled } from './wishlist-atoms'

export type WishlistWords = {
  /** The accessible name of a heart, with `{name}`. */
  add: string
} & Record<Toggled, string>

const known = new Map<string, WishlistWords>()

/**
 * The texts of the wishlist in a market. One object for all, because the page's data contains each object only
 * once, however many islands receive it.
 */
export function wishlistWords(market: Market): WishlistWords {
  const t = marketText(market)
  const words = known.get(market.iso) ?? {
    add: t('tile.wishlist.add', { name: '{name}' }),
    added: t('tile.wishlist.added'),
    removed: t('tile.wishlist.removed'),
    full: t('tile.wishlist.full'),
    tooMany: t('tile.wishlist.tooMany'),
    offline: t('tile.wishlist.offline'),
    failed: t('tile.wishlist.failed'),
  }
  known.set(market.iso, words)
  return words
}
