import type { Layout } from '@/lib/content/pages'
import { countryOf, type Market } from '@/lib/platform/markets'
import type { GuaranteeView, ProductView, VariantView } from '@/lib/shop/catalogue'
import { guaranteeWords, hasArrivalDays } from '@/lib/shop/product'
import { freeShippingFrom, type Promotion } from '@/lib/shop/promotions'
import { type Shipping, shippingOf, shippingRate } from '@/lib/shop/rules'
import type { ShopConfiguration } from '@/schemas/shop'
import { majorUnits } from './major-units'

/** What a market promises: the sources of its product pages, its terms and its basket. */
export type OfferTerms = {
  returns: ShopConfiguration['returns']
  shippingConditions: Layout['shippingConditions']
  /** Unset: none. */
  promotions?: readonly Promotion[]
}

type Node = Record<string, unknown>
type Given = { view: ProductView; market: Market; terms: OfferTerms }

const term = (name: string) => `https://schema.org/${name}`

const amountOf = (value: number, { currency }: Market): Node => ({
  '@type': 'MonetaryAmount',
  value: majorUnits(value),
  currency,
})

/** Who pays for the way back of one piece, as `returnCosts` says it. */
function returnFees({ view, market, terms: { returns } }: Given, price: number): Node {
  const { payer, freightCost } = returns
  if (view.bulky)
    return freightCost === 0
      ? { returnFees: term('FreeReturn') }
      : {
          returnFees: term('ReturnShippingFees'),
          returnShippingFeesAmount: amountOf(freightCost, market),
        }
  const isFree = payer === 'seller' || (payer !== 'customer' && price >= payer.sellerFrom)
  return { returnFees: term(isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility') }
}

/** https://schema.org/MerchantReturnPolicy, as the benefit of the product page says it. */
function returnPolicy(given: Given, price: number): Node {
  const { view, market, terms } = given
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: countryOf(market) }
  if (terms.returns.days === 0 || (view.personalised && !terms.returns.takesMade))
    return { ...policy, returnPolicyCategory: term('MerchantReturnNotPermitted') }
  return {
    ...policy,
    returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: terms.returns.days,
    ...(!view.bulky && { returnMethod: term('ReturnByMail') }),
    ...returnFees(given, price),
    refundType: term('FullRefund'),
  }
}

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The working days until a variant arrives; the shop knows them as a whole. */
function deliveryTime(variant: VariantView): Node {
  if (!hasArrivalDays(variant)) return {}
  const { daysFrom, daysTo } = variant.availability
  const minValue = daysFrom > 0 && daysFrom < daysTo ? daysFrom : daysTo
  return {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: workingDays },
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue: daysTo, unitCode: 'DAY' },
    },
  }
}

/** What it costs to send one piece. A promotion may send it for nothing. */
function shippingAmount(shipping: Shipping, { view, market, terms }: Given, price: number): number {
  const free = freeShippingFrom(shipping, terms.promotions ?? [], market.currency)
  if (!view.bulky && free !== undefined && price >= free) return 0
  return shippingRate(shipping, { orderValue: price, bulky: view.bulky }).amount
}

/** https://schema.org/OfferShippingDetails of an order of one piece. */
const shippingDetails = (shipping: Shipping, given: Given, variant: VariantView): Node => ({
  '@type': 'OfferShippingDetails',
  shippingRate: amountOf(shippingAmount(shipping, given, variant.price.withTax), given.market),
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryOf(given.market) },
  ...deliveryTime(variant),
})

const warrantyOf = (guarantee: GuaranteeView, market: Market): Node => ({
  '@type': 'WarrantyPromise',
  name: guaranteeWords(guarantee, market).title,
  durationOfWarranty: { '@type': 'QuantitativeValue', value: guarantee.months, unitCode: 'MON' },
})

/**
 * The return policy, the shipping and the warranty of each variant of a product. What several share is written once, and
 * named by its address elsewhere.
 */
export function offerTerms(given: Given): (variant: VariantView) => Node {
  const { view, market, terms } = given
  const shipping = shippingOf(terms.shippingConditions)
  const written = new Map<string, string>()
  const once = (name: string, node: Node): Node => {
    if (view.variants.length < 2) return node
    const key = JSON.stringify(node)
    const known = written.get(key)
    if (known !== undefined) return { '@id': known }
    const id = `#${name}${written.size + 1}`
    written.set(key, id)
    return { '@id': id, ...node }
  }
  return (variant) => ({
    ...(!variant.availability.download && {
      hasMerchantReturnPolicy: once('r', returnPolicy(given, variant.price.withTax)),
      shippingDetails: once('s', shippingDetails(shipping, given, variant)),
    }),
    ...(view.guarantee && !view.isVoucher && { warranty: once('w', warrantyOf(view.guarantee, market)) }),
  })
}
