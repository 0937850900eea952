import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { WishlistWords } from './wishlist-button.client'

const known = new Map<string, WishlistWords>()

/**
 * The texts of the hearts on tiles in a market. One object for all, because the page's data contains each object only
 * once, however many islands receive it.
 */
export function wishlistWords(market: Market): WishlistWords {
  const t = marketText(market)
  const words = known.get(market.iso) ?? {
    add: t('tile.wishlist.add', { name: '{name}' }),
    added: t('tile.wishlist.added'),
    removed: t('tile.wishlist.removed'),
    full: t('tile.wishlist.full'),
    failed: t('tile.wishlist.failed'),
  }
  known.set(market.iso, words)
  return words
}
