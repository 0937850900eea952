import type { Layout } from '@/lib/content/pages'
import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { shippingOf, shippingRates } from '@/lib/shop/rules'
import { Icon } from '@/lib/storefront/design/ui'

type Props = {
  view: Pick<ProductView, 'bulky' | 'variants'>
  market: Market
  conditions: Layout['shippingConditions']
}

/** The ways in which a product is sent, and what each costs; nothing for a product that is downloaded. */
export function ShippingRates({ view, market, conditions }: Props) {
  const t = marketText(market)
  if (view.variants.every(({ availability }) => availability.download)) return null
  const usual = t(view.bulky ? 'basket.page.freight' : 'basket.page.shipping')
  return (
    <div className="flex items-start gap-3 text-small">
      <Icon name="truck" className="mt-0.5 size-5 text-accent" />
      <dl className="grid min-w-0 flex-1 gap-1">
        {shippingRates(shippingOf(conditions), view.bulky).map(({ label, amount, from }) => (
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
