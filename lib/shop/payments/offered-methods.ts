import { configuredPayments, methods, notForOf, type OrderTrait } from '@/lib/platform/payment-methods'
import type { BasketCost } from '@/schemas/api/basket'
import type { Country } from '@/schemas/markets'
import {
  type ConfiguredPayment,
  giftCard,
  type PaymentMethod,
  type PaymentSettings,
  type Payments,
  type ShopOptions,
} from '@/schemas/shop'

/** Why a method is not offered. */
export type PaymentRefusal =
  | 'country'
  /** The shop does not offer it. */
  | 'closed'
  /** Only customers with an account may choose it, or only guests. */
  | 'accountOnly'
  | 'guestOnly'
  /** It costs extra, and what the order costs is agreed. */
  | 'feeAfterwards'
  /** The gift card pays everything, or nothing costs anything. */
  | 'nothingToPay'
  /** A gift card is redeemed in the basket before it pays. */
  | 'noGiftCard'
  /** The gift card pays a part; another method is needed for the rest. */
  | 'notCovered'
  | OrderTrait
  | 'tooLow'
  | 'tooHigh'

/** An article by its name, and how many pieces of it an unpaid order may hold. */
export type HeldArticle = { name: string; most: number }

/** The goods of which unpaid orders hold the most pieces allowed, by the kind of payment. */
export type Held = Partial<Record<'heldUnpaid' | 'heldLater', HeldArticle | undefined>>

export type OfferedMethod = {
  code: PaymentMethod
  /** What this shop calls it, and says about it; unset: the usual words. */
  name?: string | undefined
  explanation?: string | undefined
  isOffered: boolean
  /** Set where it is not offered. */
  reason?: PaymentRefusal
  /** Of the amount to pay, where that is the reason, in minor units. */
  limit?: number
  /** What is held and how many pieces can still be had, where that is the reason. */
  held?: HeldArticle | undefined
  /** What it costs extra, with tax, in minor units. */
  fee?: number
  /** Whether the wallet's provider offers instalments for the amount. */
  hasInstalments?: true
  /** A transfer for files and gift cards alone: there is nothing to put aside or to send. */
  nothingSent?: true
  /** Of an invoice: how many days there are to pay it, from when goods and invoice have come. */
  dueDays?: number
}

export type PaymentContext = {
  /** Of the market. */
  country: Country
  options: Pick<ShopOptions, 'paypalInstallments'>
  /** What the shop offers in the market. */
  payments: Payments
  isGuest: boolean
  goods: {
    /** Whether something comes by post or freight. */
    isSent: boolean
    /** Whether something is downloaded. */
    hasDigital: boolean
    /** Whether there are vouchers, which are as good as money. */
    hasVouchers: boolean
  } & Held
  /** Whether the parcel goes where it cannot be paid; false as long as nobody knows where it goes. */
  isCashlessPickup: boolean
  /** Whether it goes to a pick-up station; the same. */
  isPickup: boolean
  cost: Pick<BasketCost, 'currencyCode' | 'isFreight' | 'covered' | 'toPay'>
  /** Whether the order is placed, so that what it costs is agreed and no fee can be added. */
  isPlaced?: boolean | undefined
}

const refused = (code: PaymentMethod, reason: PaymentRefusal, limit?: number): OfferedMethod => ({
  code,
  isOffered: false,
  reason,
  ...(limit !== undefined && { limit }),
})

function byGiftCard({ cost: { covered, toPay } }: PaymentContext): OfferedMethod {
  if (covered === 0) return refused(giftCard, 'noGiftCard')
  return toPay === 0 ? { code: giftCard, isOffered: true } : refused(giftCard, 'notCovered')
}

const traitsOf = ({ goods, cost, isCashlessPickup, isPickup }: PaymentContext): ReadonlySet<OrderTrait> => {
  const traits: Record<OrderTrait, boolean> = {
    nothingSent: !goods.isSent,
    hasDigital: goods.hasDigital,
    freight: cost.isFreight,
    cashlessPickup: isCashlessPickup,
    pickup: isPickup,
    hasVouchers: goods.hasVouchers,
    heldUnpaid: goods.heldUnpaid !== undefined,
    heldLater: goods.heldLater !== undefined,
  }
  return new Set((Object.keys(traits) as OrderTrait[]).filter((trait) => traits[trait]))
}

function hasInstalments(
  code: ConfiguredPayment,
  { options, cost: { currencyCode, toPay } }: PaymentContext,
): boolean {
  const bounds = methods[code].instalments?.[currencyCode]
  return options.paypalInstallments && bounds !== undefined && toPay >= bounds.least && toPay <= bounds.most
}

/** Why the shop does not let this shopper choose a method, whatever is in the basket. */
function closedTo({ isOffered, buyers }: PaymentSettings, isGuest: boolean): PaymentRefusal | undefined {
  if (!isOffered) return 'closed'
  if (buyers.includes(isGuest ? 'guest' : 'account')) return undefined
  return isGuest ? 'accountOnly' : 'guestOnly'
}

function offered(code: ConfiguredPayment, context: PaymentContext): OfferedMethod {
  const settings = context.payments.methods[code]
  if (!settings) return refused(code, 'country')
  const { name, explanation } = settings
  return {
    ...offeredAs(code, context, settings),
    ...(name !== undefined && { name }),
    ...(explanation !== undefined && { explanation }),
  }
}

function offeredAs(
  code: ConfiguredPayment,
  context: PaymentContext,
  settings: PaymentSettings,
): OfferedMethod {
  const { toPay } = context.cost
  const { least, most, fee } = settings
  const closed = closedTo(settings, context.isGuest)
  if (closed) return refused(code, closed)
  if (context.isPlaced && fee) return refused(code, 'feeAfterwards')
  if (toPay === 0) return refused(code, 'nothingToPay')
  const traits = traitsOf(context)
  const trait = notForOf(code, settings).find((each) => traits.has(each))
  if (trait === 'heldUnpaid' || trait === 'heldLater')
    return { ...refused(code, trait), held: context.goods[trait] }
  if (trait) return refused(code, trait)
  if (toPay < least) return refused(code, 'tooLow', least)
  if (most !== undefined && toPay > most) return refused(code, 'tooHigh', most)
  return {
    ...{ code, isOffered: true },
    ...(fee !== undefined && { fee }),
    ...(hasInstalments(code, context) && { hasInstalments: true }),
    ...(methods[code].settlement === 'transferFirst' && !context.goods.isSent && { nothingSent: true }),
  }
}

/**
 * All methods in the order in which they are shown, and whether each is offered. A gift card that covers everything is the
 * only one; when nothing costs anything, none is, and none is needed. Where pieces that others hold unpaid would leave
 * none, they do not count.
 */
export function offeredMethods(context: PaymentContext): OfferedMethod[] {
  const { order } = context.payments
  const others = configuredPayments.filter((code) => !order.includes(code))
  const all = [byGiftCard(context), ...[...order, ...others].map((code) => offered(code, context))]
  if (all.some(({ isOffered }) => isOffered) || !context.goods.heldUnpaid) return all
  return offeredMethods({ ...context, goods: { ...context.goods, heldUnpaid: undefined } })
}
