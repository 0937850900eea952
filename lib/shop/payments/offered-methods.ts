import { isProviderMethod } from '@/lib/platform/payments'
import type { BasketCost } from '@/schemas/api/basket'
import type { Country } from '@/schemas/markets'
import type { PaymentMethod, ShopOptions } from '@/schemas/shop'
import { methods, type OrderTrait, walletInstalments } from './methods'

/** Why a method is not offered. */
export type PaymentRefusal =
  | 'country'
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

/** Of what unpaid orders hold as many pieces as they may, by how they are paid. */
export type Held = Partial<Record<'heldUnpaid' | 'heldLater', HeldArticle | undefined>>

export type OfferedMethod = {
  code: PaymentMethod
  isOffered: boolean
  /** Set where it is not offered. */
  reason?: PaymentRefusal
  /** Of the amount to pay, where that is the reason, in minor units. */
  limit?: number
  /** What is held and how many pieces can still be had, where that is the reason. */
  held?: HeldArticle | undefined
  /** Whether the wallet's provider offers instalments for the amount. */
  hasInstalments?: true
}

export type PaymentContext = {
  /** Of the market. */
  country: Country
  options: Pick<ShopOptions, 'paypalInstallments'>
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
  cost: Pick<BasketCost, 'currencyCode' | 'isFreight' | 'covered' | 'toPay'>
}

const refused = (code: PaymentMethod, reason: PaymentRefusal, limit?: number): OfferedMethod => ({
  code,
  isOffered: false,
  reason,
  ...(limit !== undefined && { limit }),
})

function giftCard({ cost: { covered, toPay } }: PaymentContext): OfferedMethod {
  if (covered === 0) return refused('G', 'noGiftCard')
  return toPay === 0 ? { code: 'G', isOffered: true } : refused('G', 'notCovered')
}

const traitsOf = ({ goods, cost, isCashlessPickup }: PaymentContext): ReadonlySet<OrderTrait> => {
  const traits: Record<OrderTrait, boolean> = {
    nothingSent: !goods.isSent,
    hasDigital: goods.hasDigital,
    freight: cost.isFreight,
    cashlessPickup: isCashlessPickup,
    hasVouchers: goods.hasVouchers,
    heldUnpaid: goods.heldUnpaid !== undefined,
    heldLater: goods.heldLater !== undefined,
  }
  return new Set((Object.keys(traits) as OrderTrait[]).filter((trait) => traits[trait]))
}

function hasInstalments({ options, cost: { currencyCode, toPay } }: PaymentContext): boolean {
  const bounds = walletInstalments[currencyCode]
  return options.paypalInstallments && bounds !== undefined && toPay >= bounds.least && toPay <= bounds.most
}

function offered(code: keyof typeof methods, context: PaymentContext): OfferedMethod {
  const { countries, bounds, notFor } = methods[code]
  const { currencyCode, toPay } = context.cost
  const range = bounds[currencyCode]
  if (!countries.includes(context.country) || !range) return refused(code, 'country')
  if (toPay === 0) return refused(code, 'nothingToPay')
  const traits = traitsOf(context)
  const trait = notFor.find((each) => traits.has(each))
  if (trait === 'heldUnpaid' || trait === 'heldLater')
    return { ...refused(code, trait), held: context.goods[trait] }
  if (trait) return refused(code, trait)
  if (toPay < range.least) return refused(code, 'tooLow', range.least)
  if (toPay > range.most) return refused(code, 'tooHigh', range.most)
  return { code, isOffered: true, ...(code === 'PP' && hasInstalments(context) && { hasInstalments: true }) }
}

/**
 * All methods in the order in which they are shown, and whether each is offered. As soon as something is left to pay, at
 * least one is. A gift card that covers everything is the only one; when nothing costs anything, none is, and none is
 * needed.
 */
export function offeredMethods(context: PaymentContext): OfferedMethod[] {
  const codes = Object.keys(methods) as (keyof typeof methods)[]
  const all = [giftCard(context), ...codes.map((code) => offered(code, context))]
  if (all.some(({ isOffered }) => isOffered) || !context.goods.heldUnpaid) return all
  return offeredMethods({ ...context, goods: { ...context.goods, heldUnpaid: undefined } })
}

/** Whether the shop settles a method itself, or its payment service does. */
export const settledBy = (code: PaymentMethod): 'shop' | 'provider' =>
  isProviderMethod(code) ? 'provider' : 'shop'
