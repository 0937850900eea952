import { PreviewNote } from '@/blocks/preview-note'
import { domId } from '@/lib/content/links'
import { marketText } from '@/lib/platform/i18n'
import type { BlockProps } from '@/lib/storefront/runtime/blocks'
import { RecentlyViewed as Recent } from '@/lib/storefront/screens/recently-viewed'
import { rowWords } from '@/lib/storefront/screens/tiles'
import type { recentlyViewedBlock } from '@/schemas/blocks/recently-viewed'

/** The products are known only to the browser; the page is the same for all visitors. */
export function RecentlyViewed({ blok, context }: BlockProps<typeof recentlyViewedBlock>) {
  const { market } = context
  const t = marketText(market)
  return (
    <>
      <Recent
        headline={blok.headline ?? t('product.recent')}
        headlineId={domId(blok.uid, 'headline')}
        locale={market.shopLocale}
        market={{ numberLocale: market.numberLocale, currency: market.currency }}
        words={rowWords(market)}
        note={t('listing.taxes')}
      />
      <PreviewNote context={context}>{(say) => say('products.recent')}</PreviewNote>
    </>
  )
}
