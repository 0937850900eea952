import type { Layout } from '@/lib/content/pages'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { freeShippingFrom, type Promotion } from '@/lib/shop/promotions'
import { type Shipping, shippingOf, shippingRates } from '@/lib/shop/rules'
import { Icon } from '@/lib/storefront/design/ui'

type Props = {
  view: Pick<ProductView, 'bulky' | 'variants'>
  market: Market
  conditions: Layout['shippingConditions']
  promotions: readonly Promotion[]
}

/** The rates of an order with one piece or more: those that its price goes beyond are none of it. */
function ratesOf({ view, market, promotions }: Props, shipping: Shipping) {
  const rates = shippingRates(shipping, view.bulky)
  const free = freeShippingFrom(shipping, promotions, market.currency)
  const promised =
    view.bulky || free === undefined || rates.some(({ from, amount }) => amount === 0 && from <= free)
      ? rates
      : [...rates.filter(({ from }) => from < free), { label: '', amount: 0, from: free }]
  const least = Math.min(...view.variants.map(({ price }) => price.withTax))
  const first = Math.max(
    0,
    promised.findLastIndex(({ from }) => from <= least),
  )
  return promised.slice(first).map((rate, at) => (at === 0 ? { ...rate, from: 0 } : rate))
}

/** The ways in which a product is sent, and what each costs; nothing for a product that is downloaded. */
export function ShippingRates(props: Props) {
  const { view, market, conditions } = props
  const t = marketText(market)
  if (view.variants.every(({ availability }) => availability.download)) return null
  const usual = t(view.bulky ? 'basket.page.freight' : 'basket.page.shipping')
  return (
    <div className="flex items-start gap-3 text-small">
      <Icon name="truck" className="mt-0.5 size-5 text-accent" />
      <dl className="grid min-w-0 flex-1 gap-1">
        {ratesOf(props, shippingOf(conditions)).map(({ label, amount, from }) => (
          <div key={from} className="flex flex-wrap justify-between gap-x-4">
            <dt className="min-w-0 flex-[1_1_6rem] font-bold">
              {from === 0
                ? label || usual
                : t('product.shippingFrom', { label: label || usual, value: formatPrice(from, market) })}
            </dt>
            <dd className="shrink-0 tabular-nums">
              {amount === 0 ? t('basket.page.free') : formatPrice(amount, market)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
