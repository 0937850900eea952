import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import type { ToldOrder } from '@/lib/platform/shop-configuration'
import type { Customer, ListedOrder } from '@/lib/shop/customers'
import { EmptyState, Icon, type IconName, LinkButton, TextLink } from '@/lib/storefront/design/ui'
import { CouponList } from '@/lib/storefront/visitor/coupons'
import { LogOut } from './account-frame'
import { Downloads, type ToldDownloads } from './downloads'
import { OrderCard } from './order-card'

const tiles = [
  { screen: 'orders', icon: 'truck' },
  { screen: 'wishlist', icon: 'heart' },
  { screen: 'addressBook', icon: 'home' },
  { screen: 'personalData', icon: 'user' },
  { screen: 'changePassword', icon: 'lock' },
  { screen: 'balance', icon: 'gift' },
  { screen: 'myData', icon: 'invoice' },
  { screen: 'accountContact', icon: 'mail' },
] as const satisfies { screen: ScreenName; icon: IconName }[]

type Props = {
  market: Market
  customer: Customer
  built: (screen: ScreenName) => boolean
  /** The newest order. */
  latest: ToldOrder<ListedOrder> | undefined
  layout: Pick<Layout, 'coupons' | 'couponsFrom' | 'hasDownloads'>
  /** What the customer can download now, whichever market it was bought in. */
  downloads: ToldDownloads
  /** An editor's teaser banner. */
  banner: ReactNode
  notice: string | undefined
  /** What else there is to see, where nothing was ordered. */
  more?: ReactNode
}

/** The home of the account: who is logged in, the newest order, and the ways to everything else. */
export function AccountHome({ market, customer, built, latest, layout, downloads, ...parts }: Props) {
  const { banner, notice, more } = parts
  const t = marketText(market)
  return (
    <>
      <h1 className="font-display text-h1">{t('account.home.greeting', { name: customer.firstName })}</h1>
      <p className="mt-1 text-quiet text-small">
        {t('account.home.number', { number: String(customer.customerNo) })}
      </p>
      {notice && (
        <p role="status" className="mt-4 rounded-card bg-companion-1 p-4 font-medium">
          {notice}
        </p>
      )}
      {built('orders') && (
        <section aria-labelledby="latest-order" className="mt-6">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="latest-order" className="font-display text-h3">
              {t('account.home.latest')}
            </h2>
            {latest && <TextLink href={screenPath(market, 'orders')}>{t('account.home.allOrders')}</TextLink>}
          </div>
          {latest ? (
            <OrderCard market={latest.own} order={latest.order} level="h3" />
          ) : (
            <EmptyState
              icon="truck"
              level="h3"
              headline={t('account.home.noOrder')}
              text={t('account.home.noOrderText')}
            >
              <LinkButton href={`/${market.code}/`} variant="secondary">
                {t('account.home.shop')}
              </LinkButton>
            </EmptyState>
          )}
        </section>
      )}
      {/* Wide screens have the same links beside the screen. */}
      <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:hidden">
        {tiles
          .filter(({ screen }) => built(screen))
          .map(({ screen, icon }) => (
            <li key={screen}>
              <a
                href={screenPath(market, screen)}
                className="flex h-full gap-4 rounded-card border border-line bg-card p-4 hover:border-ink sm:p-5"
              >
                <Icon name={icon} className="mt-0.5 size-6 shrink-0 text-accent" />
                <span className="min-w-0">
                  <span className="block font-bold">{t(`account.screens.${screen}`)}</span>
                  <span className="block text-quiet text-small">{t(`account.home.texts.${screen}`)}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
      <Downloads market={market} downloads={downloads} isPromised={layout.hasDownloads === 'yes'} />
      <CouponList market={market} layout={layout} level="h2" className="mt-10 max-w-md" />
      {!latest && more}
      {banner && <div className="mt-10 [&_.page-flow]:py-0">{banner}</div>}
      <div className="-mx-3 mt-4 lg:hidden [&_button]:underline [&_button]:underline-offset-4">
        <LogOut market={market} />
      </div>
    </>
  )
}
