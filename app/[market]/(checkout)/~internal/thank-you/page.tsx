import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { currentMs } from '@/lib/platform/clock'
import { marketText } from '@/lib/platform/i18n'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { isOffered, loadShopConfiguration, marketToTell } from '@/lib/platform/shop-configuration'
import { orders, returns } from '@/lib/shop/door'
import { partnerOffer } from '@/lib/shop/orders'
import { LinkButton } from '@/lib/storefront/design/ui'
import { partnerService, serviceOfRequest } from '@/lib/storefront/runtime/consent'
import { OfferPanel, ThankYou } from '@/lib/storefront/screens/checkout'
import { currentOrder } from '@/lib/storefront/visitor/checkout'
import { visitorOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../../../market-of'
import { CheckoutPage, checkoutMetadata } from '../../checkout-page'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/thank-you'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  checkoutMetadata(await marketOf(params), 'thankYou.metaTitle')

/**
 * The confirmation of the visitor's own order. After a while, and where it is no order of this visitor's, an editor's
 * words stand in its place: neither tells whether there is such an order.
 */
export default async function ThankYouPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const { order: number } = await searchParams
  const found = typeof number === 'string' ? await currentOrder(market, number) : undefined
  if (!found || found.isExpired) return <Expired market={market} number={found?.order.number} />
  const { order } = found
  const { customer } = await visitorOfPage()
  const own = await marketToTell(order, market)
  const shop = await loadShopConfiguration(own.shopLocale)
  const { seller, options, payments } = shop
  const giftCardLeft = await orders.giftCardLeft(order)
  const announced = await returns.of(order.id)
  const allowsOffers = serviceOfRequest((await headers()).get('cookie'), partnerService, currentMs())
  return (
    <CheckoutPage market={market} screen="thankYou" trigger="thankYou">
      {() => (
        <div lang={own.iso} className="pt-6 pb-section md:pt-10">
          <ThankYou
            market={own}
            order={order}
            customer={customer}
            seller={seller}
            payments={payments}
            returns={announced}
            giftCardLeft={giftCardLeft}
            hasAccounts={isOffered(options)('account')}
            partnerOffer={allowsOffers ? partnerOffer(order, shop) : undefined}
          />
        </div>
      )}
    </CheckoutPage>
  )
}

/** The words of an editor, and what stands in their place where there are none. */
function Expired({ market, number }: { market: Market; number: string | undefined }) {
  const t = marketText(market)
  const status = (
    <LinkButton
      href={orderStatusPath(market, number === undefined ? {} : { order: number })}
      className="mt-4"
    >
      {t('orderStatus.title')}
    </LinkButton>
  )
  return (
    <CheckoutPage market={market} screen="thankYou" trigger="thankYou" story="layouts/thank-you-expired">
      {({ words }) => (
        <div className="pt-6 pb-section md:pt-10">
          {words ? (
            <>
              {/* Most who come here look for their order: the way to it stands before an editor's guides. */}
              <OfferPanel
                id="thank-you-status"
                title={t('orderStatus.title')}
                text={t('thankYou.expiredStatus')}
              >
                {status}
              </OfferPanel>
              <div className="mt-8">{words}</div>
            </>
          ) : (
            <>
              <h1 className="font-display text-h1">{t('thankYou.metaTitle')}</h1>
              <p className="mt-2 max-w-prose">{t('thankYou.expired')}</p>
              <p className="mt-2 max-w-prose">{t('thankYou.expiredStatus')}</p>
              {status}
            </>
          )}
        </div>
      )}
    </CheckoutPage>
  )
}
