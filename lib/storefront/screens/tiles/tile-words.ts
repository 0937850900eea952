import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { memoize } from '@/lib/platform/memory'
import { deliveryTexts } from '@/lib/shop/product'
import { uiWords } from '@/lib/storefront/design/ui'
import type { TileWords } from '@/schemas/api/products'

/** The texts of a row of small tiles. */
export function rowWords(market: Market) {
  const { price, carousel } = uiWords(market)
  return { price, carousel, preorder: deliveryTexts(market).preorder }
}

function speak(market: Market): TileWords {
  const t = marketText(market)
  return {
    soldOut: t('tile.soldOut'),
    notAvailable: t('tile.notAvailable'),
    preorder: deliveryTexts(market).preorder,
    sale: t('tile.sale'),
    new: t('tile.new'),
    reduced: t('tile.reduced'),
    reduction: t('tile.reduction', { percent: '{percent}' }),
    price: uiWords(market).price,
  }
}

/** The texts of a tile's picture and price. A page has dozens of tiles. */
export const tileWords = memoize(({ iso }: Market) => iso, speak)
