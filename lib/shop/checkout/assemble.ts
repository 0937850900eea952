import type { Client } from '@/lib/platform/http'
import { marketText } from '@/lib/platform/i18n'
import { countryOf } from '@/lib/platform/markets'
import { withChoice } from '@/lib/platform/text'
import { type PickupGoods, takesGoods } from '@/lib/shop/addresses'
import { type PricedBasket, type PricingContext, withFee } from '@/lib/shop/basket'
import { type Held, type OfferedMethod, paymentName } from '@/lib/shop/payments'
import type { Address, PaymentMethod, Payments, ShopConfiguration, ShopOptions } from '@/schemas/shop'
import type { Checkout, CheckoutStep } from './checkout'
import type { CheckoutRow } from './find-checkout'
import { methodsFor } from './methods'
import { promised } from './promised'
import { reviewMark } from './review-mark'

export type CheckoutContext = PricingContext & {
  options: ShopOptions
  /** What the shop offers in the market to pay with. */
  payments: Payments
  /** The days that goods are held for a prepayment. */
  prepaymentDays: number
  /** The days in which an invoice is paid, from when goods and invoice have come. */
  invoiceDays: number
  /** What the market promises about returns, and by which carrier they come. */
  returning: Pick<ShopConfiguration, 'returns' | 'returnLabels'>
  /** Whether orders are taken, for which the shop needs a seller of its own where money moves. */
  isSelling: boolean
  /** Who orders with an account. */
  customerId?: number | undefined
  /** From where it is ordered. */
  client?: Client | undefined
}

/** What an order is made of, once nothing is missing. */
export type Complete = {
  guest: NonNullable<CheckoutRow['guest']>
  /** Unset if nothing is sent by post. */
  deliveryAddress: Address | undefined
  invoiceAddress: Address
  /** Unset if nothing is left to pay. */
  method: PaymentMethod | undefined
  /** The order with the promises of its lines. */
  priced: PricedBasket
}

export type Assembled = { checkout: Omit<Checkout, 'id'>; complete?: Complete }

/** A basket with what its means of payment costs extra. */
function withMethod(
  priced: PricedBasket,
  methods: readonly OfferedMethod[],
  { method, context: { market, payments } }: { method: PaymentMethod | undefined; context: CheckoutContext },
): PricedBasket {
  const fee = methods.find(({ code }) => code === method)?.fee
  if (method === undefined || fee === undefined) return priced
  const { basket, lines } = priced
  const label = marketText(market)('payment.feeOf', { method: paymentName(method, market, payments) })
  return { ...priced, basket: { ...basket, cost: withFee(basket.cost, lines, { label, amount: fee }) } }
}

/** Puts together what a visitor has entered with what the basket costs, and finds the first step that is missing. */
export function assemble(
  context: CheckoutContext,
  priced: PricedBasket,
  row: CheckoutRow | undefined,
  held: Held,
): Assembled {
  const { market } = context
  const counted = new Set(priced.lines.map(({ item }) => item.key))
  const isSent = priced.lines.some(({ isDigital }) => !isDigital)
  const hasFiles = priced.lines.some(({ isDigital, isVoucher }) => isDigital && !isVoucher)
  const hasGoods = priced.lines.some(({ isDigital, isVoucher }) => !isDigital && !isVoucher)
  const hasGiftCards = priced.lines.some(({ isDigital, isVoucher }) => isDigital && isVoucher)
  const asksImmediate = hasFiles && countryOf(market) !== 'CH'
  const oldDevicesFor = [
    ...new Set(
      priced.lines.flatMap(({ item: { product, variant } }) =>
        product.asksOldDevice ? withChoice(product.name, variant.choice) : [],
      ),
    ),
  ]
  const address = row?.deliveryAddress ?? undefined
  const goods = priced.lines
    .filter(({ isDigital }) => !isDigital)
    .map(
      ({ item: { product, variant, quantity }, isBulky, packed }): PickupGoods => ({
        ...{ name: withChoice(product.name, variant.choice), isBulky, quantity },
        ...packed,
      }),
    )
  const isTaken = address !== undefined && takesGoods(address, goods)
  const methods = methodsFor(context, priced, address, held)
  const own = row?.hasOwnInvoiceAddress ? (row.invoiceAddress ?? undefined) : undefined
  // An address of another country was entered in another market, from which nothing is sent there.
  const isHere = !isSent || address?.country === countryOf(market)
  // A station is nobody's own address, which an invoice has to say.
  const needsOwn = row?.hasOwnInvoiceAddress || (isSent && address?.pickup !== undefined)
  const hasAddress = isTaken && isHere && (!needsOwn || own !== undefined)
  const { toPay } = priced.basket.cost
  const chosen = methods.find(({ code, isOffered }) => code === row?.paymentMethod && isOffered)?.code
  const method = toPay === 0 ? undefined : chosen
  const agreed = withMethod(promised(priced, method, market), methods, { method, context })
  const next: CheckoutStep = !row?.guest
    ? 'login'
    : !hasAddress
      ? 'address'
      : toPay > 0 && !method
        ? 'payment'
        : 'review'
  const complete: Complete | undefined =
    next === 'review' && row?.guest && address
      ? {
          guest: row.guest,
          deliveryAddress: isSent ? address : undefined,
          invoiceAddress: own ?? address,
          method,
          priced: agreed,
        }
      : undefined
  return {
    checkout: {
      basket: { ...agreed.basket, items: agreed.lines.map(({ item }) => item) },
      uncounted: priced.basket.items.filter(({ key }) => !counted.has(key)),
      ...(row?.guest && { guest: row.guest }),
      ...(address && { deliveryAddress: address }),
      ...(own && { invoiceAddress: own }),
      ...(row?.paymentMethod && { paymentMethod: row.paymentMethod }),
      ...(row?.draft && { draft: row.draft }),
      ...{ isSent, hasGoods, hasGiftCards, asksImmediate, oldDevicesFor, methods, goods, next },
      takesMade: context.returning.returns.takesMade,
      ...(complete && {
        review: reviewMark({ market, ...complete, paymentMethod: complete.method }),
      }),
    },
    ...(complete && { complete }),
  }
}
