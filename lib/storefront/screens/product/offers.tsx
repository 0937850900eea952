import type { Layout } from '@/lib/content/pages'
import { colonOf, formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { ProductView } from '@/lib/shop/catalogue'
import { freeShippingFrom, offerLine, type Promotion, promotionsAbout } from '@/lib/shop/promotions'
import { shippingOf } from '@/lib/shop/rules'
import { Icon } from '@/lib/storefront/design/ui'

export type OfferProps = {
  view: Pick<ProductView, 'number' | 'brand' | 'categoryKeys' | 'variants' | 'bulky' | 'isVoucher'>
  market: Market
  promotions: readonly Promotion[]
  conditions: Layout['shippingConditions']
}

/** From how much on an order with the product is sent for nothing, and what one piece still lacks. */
function freeShippingWords({ view, market, promotions, conditions }: OfferProps): string | undefined {
  const t = marketText(market)
  const from = freeShippingFrom(shippingOf(conditions), promotions, market.currency)
  const isSent = view.variants.some(({ availability }) => !availability.download)
  if (from === undefined || view.bulky || !isSent) return undefined
  const prices = view.variants.map(({ price }) => price.withTax)
  const least = Math.min(...prices)
  if (from <= least) return t('offers.free')
  const begin = t('offers.freeFrom', { amount: formatPrice(from, market) })
  if (least !== Math.max(...prices)) return begin
  return `${begin}. ${t('offers.freeMissing', { missing: formatPrice(from - least, market) })}`
}

/** What is told of a product before it is in the basket: the promotions that it has a part in, and free shipping. */
export function Offers(props: OfferProps) {
  const { view, market, promotions } = props
  const t = marketText(market)
  const goods = { number: view.number, brand: view.brand, categories: view.categoryKeys }
  // Vouchers never take part in a promotion.
  const about = view.isVoucher ? [] : promotionsAbout(goods, promotions, market.currency)
  // Free shipping for all goods is in the words below.
  const told = about.filter(({ effect }) => effect.type !== 'free_shipping' || effect.goods)
  const shipping = freeShippingWords(props)
  if (told.length === 0 && !shipping) return null
  return (
    <ul aria-label={t('offers.title')} className="offers">
      {told.map((offer) => {
        const { name, words } = offerLine(offer, market)
        return (
          <li key={offer.id}>
            <Icon name="gift" />
            <span>
              <b>{name}</b>
              {colonOf(market.language)} {words}
            </span>
          </li>
        )
      })}
      {shipping && (
        <li>
          <Icon name="truck" />
          <span>{shipping}</span>
        </li>
      )}
    </ul>
  )
}
