import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { LinkChip } from '@/lib/storefront/design/ui'
import { menuTree } from '@/lib/storefront/screens/frame'
import { RecentlyViewed } from '@/lib/storefront/screens/recently-viewed'
import { rowWords } from '@/lib/storefront/screens/tiles'
import { withMenu } from './with-menu'

type LinksProps = { market: Market; layout: Layout; id: string; className?: string }

/** The first level of the menu as links, for screens that lead on to nothing else. The layout has a menu. */
export function AreaLinks({ market, layout, id, className = '' }: LinksProps) {
  const areas = menuTree(layout, market).filter(({ link }) => link !== undefined)
  if (areas.length === 0) return null
  return (
    <nav aria-labelledby={id} className={className}>
      <p id={id} className="font-bold">
        {marketText(market)('error.areas')}
      </p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {areas.map(({ name, link }) => (
          <li key={link?.href}>{link && <LinkChip href={link.href}>{name}</LinkChip>}</li>
        ))}
      </ul>
    </nav>
  )
}

type Props = { market: Market; layout: Layout }

/** Below what is empty: the areas of the shop, and the products that this browser has seen. */
export async function BrowseMore({ market, layout }: Props) {
  const t = marketText(market)
  return (
    <>
      <AreaLinks market={market} layout={await withMenu(layout, market)} id="browse-areas" className="mt-8" />
      <RecentlyViewed
        headline={t('product.recent')}
        headlineId="browse-recent"
        locale={market.shopLocale}
        market={{ numberLocale: market.numberLocale, currency: market.currency }}
        words={rowWords(market)}
        note={t('listing.taxes')}
        className="mt-section"
      />
    </>
  )
}
