import type { ReactNode } from 'react'
import type { Layout } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { isBuilt, type Market, type ScreenName, screenPath } from '@/lib/platform/markets'
import { limitsOfMark, type MarkLimits } from '@/lib/platform/payment-methods'
import { returnCostsOf, returnNote } from '@/lib/platform/shop-configuration'
import { LinkedMark } from '@/lib/storefront/design/logos'
import {
  EmptyState,
  ErrorState,
  Icon,
  type IconName,
  LinkButton,
  PlainTurn,
} from '@/lib/storefront/design/ui'
import { guideHref, returnsHref } from '@/lib/storefront/screens/guide-pages'
import { CouponAction, CouponFacts } from '@/lib/storefront/visitor/coupons'
import type { ShopConfiguration } from '@/schemas/shop'
import { Basket } from './islands'
import { basketWords } from './words'

type Props = {
  market: Market
  layout: Layout
  shop: Pick<ShopConfiguration, 'returns' | 'returnLabels'> & Partial<Pick<ShopConfiguration, 'payments'>>
  /** Whether a screen exists and can be linked to. */
  built?: (screen: ScreenName) => boolean
}

/** The static frame of the basket page. The visitor's lines are loaded in the browser. */
export function BasketScreen({ market, layout, shop, built = isBuilt }: Props) {
  const t = marketText(market)
  const checkoutHref = built('checkout') ? screenPath(market, 'checkout') : undefined
  return (
    <div className="flex min-h-[calc(100svh-9rem)] flex-col pt-6 md:pt-10">
      <h1 className="font-display text-h1">{t('basket.page.title')}</h1>
      <PlainTurn to={screenPath(market, 'plainBasket')} />
      <p className="mt-6 hidden noscript:block">
        <LinkButton href={screenPath(market, 'plainBasket')}>{t('basket.page.plain')}</LinkButton>
      </p>
      <div data-basket="" className="mt-2 flex-1 noscript:hidden">
        <Basket
          key={market.shopLocale}
          locale={market.shopLocale}
          market={{ numberLocale: market.numberLocale, currency: market.currency }}
          checkoutHref={checkoutHref}
          assurances={assurancesOf({ market, layout, shop })}
          freightNote={freightNote(market, shop)}
          empty={<EmptyBasket market={market} built={built} />}
          error={<ErrorState headline={t('basket.page.errorTitle')} text={t('basket.page.errorText')} />}
          words={basketWords(market, shop)}
        />
      </div>
    </div>
  )
}

/** Nothing in the basket, and what to do. */
export function EmptyBasket({ market, built = isBuilt }: Pick<Props, 'market' | 'built'>) {
  const t = marketText(market)
  return (
    <EmptyState icon="basket" headline={t('basket.page.emptyTitle')} text={t('basket.page.emptyText')}>
      <LinkButton href={`/${market.code}/`}>{t('basket.page.emptyAction')}</LinkButton>
      {built('wishlist') && (
        <LinkButton href={screenPath(market, 'wishlist')} variant="secondary">
          {t('basket.page.emptyWishlist')}
        </LinkButton>
      )}
    </EmptyState>
  )
}

/** Who collects what comes as freight. Unset where the shop takes nothing back. */
export const freightNote = (market: Market, shop: Props['shop']): string | undefined =>
  shop.returns.days > 0
    ? marketText(market)('basket.page.freightBack', returnCostsOf(shop, market))
    : undefined

type AssuranceProps = Pick<Props, 'market' | 'layout' | 'shop'> & { isPlain?: boolean }

/** What stands below the totals, as far as the layout has it. The footer has the trust seals. */
export type Assurances = {
  sending: ReactNode
  couponsTitle: string
  /** The codes that are offered to everybody, of which the basket shows those that it would take. */
  coupons: readonly {
    code: string
    name: string
    words: ReactNode
    /** The form that redeems it; unset where a script does, without leaving the page. */
    form?: ReactNode
  }[]
  paymentTitle: string
  /** The means of payment, each with the orders that it is not for. */
  payment: readonly ({ mark: ReactNode } & Partial<MarkLimits>)[]
}

/** Coupons, shipping with returns, and payment. */
export function assurancesOf({ market, layout, shop, isPlain = false }: AssuranceProps): Assurances {
  const { days } = shop.returns
  const t = marketText(market)
  const costs = returnCostsOf(shop, market)
  // What a carrier has brought goes back in no parcel, so no label is promised for it.
  const returned = (
    <>
      <span className="of-parcel">
        {t('basket.page.returnsLink', { days, note: returnNote(costs, market) })}
      </span>
      <span className="of-freight">
        {t('basket.page.returnsLink', { days, note: t('returnCosts.collectNote', costs) })}
      </span>
    </>
  )
  const links: { icon: IconName; href: string | undefined; words: ReactNode }[] = [
    { icon: 'truck', href: guideHref('shipping', market, layout), words: t('basket.page.shippingLink') },
    { icon: 'return', href: days > 0 ? returnsHref(market, layout) : undefined, words: returned },
  ]
  const known = links.filter(({ href }) => href !== undefined)
  return {
    couponsTitle: t('coupons.title'),
    coupons: layout.coupons.map((coupon) => ({
      code: coupon.code,
      words: <CouponFacts market={market} coupon={coupon} from={layout.couponsFrom?.[coupon.code]} />,
      name: coupon.name,
      ...(isPlain && { form: <CouponAction market={market} coupon={coupon} isPlain /> }),
    })),
    sending: known.length > 0 && (
      <ul>
        {known.map(({ icon, href, words }) => (
          <li key={icon}>
            <a
              href={href}
              className="inline-flex min-h-9 items-center gap-2.5 underline-offset-4 hover:underline"
            >
              <Icon name={icon} className="size-5 text-accent" />
              {words}
            </a>
          </li>
        ))}
      </ul>
    ),
    paymentTitle: t('footer.payment'),
    payment: layout.paymentProviders.map((mark) => {
      const { notFor, least, most } = limitsOfMark(mark, shop.payments)
      return {
        ...(notFor.length > 0 && { notFor }),
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
        mark: <LinkedMark mark={mark} market={market} />,
      }
    }),
  }
}
