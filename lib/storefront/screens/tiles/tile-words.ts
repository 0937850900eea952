import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { uiWords } from '@/lib/storefront/design/ui'
import type { TileWords } from '@/schemas/api/products'

/** The texts of a tile's picture and price. */
export function tileWords(market: Market): TileWords {
  const t = marketText(market)
  return {
    soldOut: t('tile.soldOut'),
    notAvailable: t('tile.notAvailable'),
    sale: t('tile.sale'),
    new: t('tile.new'),
    reduced: t('tile.reduced'),
    reduction: t('tile.reduction', { percent: '{percent}' }),
    price: uiWords(market).price,
  }
}
