import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { isBuilt, type Market, type ScreenName } from '@/lib/platform/markets'
import { type ShownShop, Wordmark } from '@/lib/storefront/design/brand'
import { classes } from '@/lib/storefront/design/ui'
import { menuTree } from '@/lib/storefront/screens/frame'
import { MegaMenu } from './header/mega-menu'
import { PhoneMenu } from './header/phone-menu'
import { headerFieldId, ScreenLinks, SearchField } from './header/screen-links'
import { ServiceBar } from './header/service-bar'
import { teaserNodes, teaserPlaces } from './header/teaser-nodes'

type Props = {
  layout: Layout
  market: Market
  shop: ShownShop
  /** Whether a screen exists and gets a link. */
  built?: (screen: ScreenName) => boolean
  /** A draft shows its own teasers in the menu. */
  isDraft?: boolean
}

/**
 * Service line, logo, search, visitor links and navigation, all from layout content. On phones the search field has a
 * row of its own; on wide screens the navigation is below it.
 */
export function SiteHeader({ layout, market, shop, built = isBuilt, isDraft = false }: Props) {
  const t = marketText(market)
  const entries = menuTree(layout, market)
  const teasers = isDraft ? teaserNodes(layout, market) : teaserPlaces(layout)
  const searching = built('search')
  const navigation = (
    <nav
      aria-label={t('navigation.label')}
      className={classes('hidden lg:block', searching && 'basis-full pb-1')}
    >
      <MegaMenu entries={entries} featured={layout.featured} market={market} teasers={teasers} />
    </nav>
  )
  return (
    <header className="site-header border-line border-b bg-card">
      <ServiceBar layout={layout} market={market} />
      <div className="site-bar">
        <PhoneMenu entries={entries} layout={layout} market={market} teasers={teasers} />
        <div className="site-mark">
          <a href={`/${market.code}/`} aria-label={t('header.home', { shop: shop.name })}>
            <Wordmark logo={layout.logo} shop={shop} />
          </a>
        </div>
        {searching && (
          <SearchField
            market={market}
            id={headerFieldId}
            className="max-lg:order-last max-lg:basis-full max-lg:pb-3 lg:mx-auto lg:max-w-xl lg:flex-1"
          />
        )}
        {!searching && navigation}
        <ScreenLinks market={market} built={built} />
        {searching && navigation}
      </div>
    </header>
  )
}
