import type { Metadata } from 'next'
import { loadPage } from '@/lib/content/pages'
import { currentTime } from '@/lib/platform/clock'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration, marketToTell, toldOrders } from '@/lib/platform/shop-configuration'
import { customers, downloads } from '@/lib/shop/door'
import type { DownloadsOfOrder } from '@/lib/shop/downloads'
import { AccountHome } from '@/lib/storefront/screens/account'
import { BrowseMore, screenContext } from '@/lib/storefront/screens/layout'
import { withOfferedCoupons } from '@/lib/storefront/visitor/coupons'
import { Blocks } from '@/registry'
import { type AccountGiven, AccountPage } from '../../account-page'
import { privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/account'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'account')

/** The home of the account. */
export default function HomePage({ params, searchParams }: Props) {
  return (
    <AccountPage
      params={params}
      searchParams={searchParams}
      screen="account"
      path={(market) => screenPath(market, 'account')}
    >
      {(given) => <Content {...given} />}
    </AccountPage>
  )
}

/** The teaser banner that editors write for the account. */
async function bannerOf(market: Market) {
  const [own, configuration] = await Promise.all([
    loadPage(market.code, 'layouts/account-content'),
    loadShopConfiguration(market.code),
  ])
  if (own.result.kind !== 'page') return undefined
  const place = { path: screenPath(market, 'account') }
  return (
    <Blocks bloks={[own.result.story.content]} context={screenContext(market, place, own, configuration)} />
  )
}

const toldDownloads = (orders: readonly DownloadsOfOrder[], market: Market) =>
  Promise.all(
    orders.map(async ({ order, downloads }) => ({
      ...{ order, downloads, own: await marketToTell(order, market) },
    })),
  )

async function Content({ market, customer, layout, built, asked }: AccountGiven) {
  await customers.claimOrders(customer)
  const [banner, { orders }, files, offered] = await Promise.all([
    bannerOf(market),
    customers.orders(customer.id),
    downloads.ofCustomer(customer.id, currentTime()),
    withOfferedCoupons(market, layout),
  ])
  const [latest] = await toldOrders(orders.slice(0, 1), market)
  return (
    <AccountHome
      market={market}
      customer={customer}
      built={built}
      latest={latest}
      layout={offered}
      downloads={{ ...files, orders: await toldDownloads(files.orders, market) }}
      banner={banner}
      more={<BrowseMore market={market} layout={layout} />}
      notice={asked.state === 'changed' ? marketText(market)('account.password.changed') : undefined}
    />
  )
}
