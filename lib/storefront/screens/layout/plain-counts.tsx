import { marketText } from '@/lib/platform/i18n'
import { type Market, screenPath } from '@/lib/platform/markets'

type Props = {
  market: Market
  /** How many pieces are in the basket, and how many products on the wishlist. */
  counts: { basket: number; wishlist: number }
}

/** As in the header with scripts, where larger numbers do not fit. */
const mostShown = 99

/**
 * The counts in the header of a page that is read without scripts. The header is the same for everybody, because the pages of
 * the shop are kept; a page that is made for one visitor alone fills the empty counts by its styles.
 */
export function PlainCounts({ market, counts }: Props) {
  const t = marketText(market)
  const said = {
    basket: t('basket.add.inHeader', { count: counts.basket }),
    wishlist: t('wishlist.inHeader', { count: counts.wishlist }),
  }
  const rules = (['basket', 'wishlist'] as const).flatMap((screen) => {
    const count = counts[screen]
    if (count === 0) return []
    const place = `.screen-link[href="${screenPath(market, screen)}"] .icon-count`
    const shown = JSON.stringify(count > mostShown ? `${mostShown}+` : String(count))
    // Browsers that know no words for what is not text take the first.
    const content = `content:${shown};content:${shown}/${JSON.stringify(said[screen])}`
    return [`${place}{display:grid}${place}::after{${content}}`]
  })
  return rules.length === 0 ? null : (
    <noscript>
      <style>{rules.join('')}</style>
    </noscript>
  )
}
