import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { config } from '@/lib/platform/config'
import { clientOf } from '@/lib/platform/http'
import { contentPath, linkKeys, marketsOf, withQuery } from '@/lib/platform/markets'
import { currentIssuer, inZone } from '@/lib/platform/shop-configuration'
import { GiftCardScreen, giftCardView } from '@/lib/storefront/screens/gift-card'
import { linkKeyOfPage, visitorOfPage } from '@/lib/storefront/visitor/session'
import { marketOf } from '../../../market-of'
import { PrivateScreen, privateMetadata } from '../../private-screen'

/** Rendered per request and sent as a whole, so that it needs no script. */
export const instant = false

type Props = PageProps<'/[market]/~internal/gift-card'>

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  privateMetadata((await params).market, 'giftCard')

/**
 * Greets who gets a gift card, by the link of its mail, the squares on its paper or its code, all of which the HTTP edge
 * takes out of the address. Opening it redeems nothing. The code of a voucher leads to the shop as in any address.
 */
export default async function GiftCardPage({ params, searchParams }: Props) {
  const market = await marketOf(params)
  const { state } = await searchParams
  // The clock is asked for this request alone: Next.js complains in the log where it may render ahead of one.
  await connection()
  const key = await linkKeyOfPage('giftCard')
  const isKept = state === 'kept'
  const view = await giftCardView({
    ...{ market, key, isKept, isLed: isKept || state === linkKeys.giftCard.instead.state },
    client: clientOf({ headers: await headers() }),
    basket: (await visitorOfPage()).basket,
  })
  if (view.kind === 'voucher')
    redirect(withQuery(contentPath(market, ''), { voucher: view.code.toLowerCase() }))
  const { brand } = config()
  const shown = inZone(market, await currentIssuer(brand, market))
  return (
    <PrivateScreen market={market} screen="giftCard">
      {() => <GiftCardScreen market={shown} markets={marketsOf(brand)} view={view} />}
    </PrivateScreen>
  )
}
