import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, formPath, linkKeys, type Market, marketsOf } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { backInStockActOf } from '@/lib/shop/back-in-stock'
import { backInStock, formDrafts } from '@/lib/shop/door'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { BackInStockScreen, type BackInStockView } from '@/lib/storefront/screens/back-in-stock'
import { guideHref } from '@/lib/storefront/screens/guide-pages'
import { MarketSwitch, screenContext } from '@/lib/storefront/screens/layout'
import { linkKeyOfPage } from '@/lib/storefront/visitor/session'
import { PageFrame } from '../../../../page-frame'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/form/stock'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = findMarket(config().brand, (await params).market)
  if (!market) return {}
  const { layout } = await loadLayout(market.code)
  return { title: fullTitle(layout, marketText(market)('backInStock.title')), robots: { index: false } }
}

type Asked = Awaited<Props['searchParams']>

const told = ['asked', 'done', 'ended'] as const
const invalid: BackInStockView = { kind: 'told', state: 'invalid' }

/** The goods of a variant that somebody waits for. */
const goodsOf = async (market: Market, variant: unknown) =>
  typeof variant === 'string' && variant !== ''
    ? backInStock.goods({ brand: config().brand, market }, variant)
    : undefined

async function viewOf(market: Market, { state, draft, variant }: Asked): Promise<BackInStockView> {
  if (state === linkKeys.backInStock.instead.state) {
    const token = await linkKeyOfPage('backInStock')
    const act = token === undefined ? undefined : backInStockActOf(token)
    return token !== undefined && act ? { kind: 'link', act, token } : invalid
  }
  const known = told.find((each) => each === state)
  const found = typeof draft === 'string' ? await formDrafts.find('backInStock', draft) : undefined
  if (known) {
    const goods = await goodsOf(market, found?.values.variant ?? variant)
    return { kind: 'told', state: known, goods, email: found?.values.email }
  }
  const goods = await goodsOf(market, found?.values.variant ?? variant)
  return goods ? { kind: 'form', goods, email: found?.values.email, errors: found?.errors } : invalid
}

/** A mail when goods are back: the form, what the links of its mails lead to, and what came of them. */
export default async function BackInStockPage({ params, searchParams }: Props) {
  const { brand } = config()
  const market = findMarket(brand, (await params).market)
  if (!market) notFound()
  const [composed, configuration, view] = await Promise.all([
    loadLayout(market.code),
    loadShopConfiguration(market.code),
    searchParams.then((asked) => viewOf(market, asked)),
  ])
  const context = screenContext(market, { path: formPath(market, 'stock') }, composed, configuration)
  return (
    <PageFrame context={context}>
      <div className="mx-auto max-w-3xl pt-6 pb-section md:pt-10">
        <BackInStockScreen
          market={market}
          view={view}
          privacyHref={guideHref('privacy', market, composed.layout)}
        />
      </div>
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={[]} />
    </PageFrame>
  )
}
