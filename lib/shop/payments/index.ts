import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { BasketCost } from '@/schemas/api/basket'
import type { Country } from '@/schemas/markets'
import { type PaymentMethod, paymentMethods, type ShopOptions } from '@/schemas/shop'

/** Stands for the rules of the means of payment. */
export type PaymentRefusal =
  | 'country'
  | 'nothingToPay'
  | 'noGiftCard'
  | 'notCovered'
  | 'nothingSent'
  | 'hasDigital'
  | 'freight'
  | 'onlyVouchers'
  | 'tooLow'
  | 'tooHigh'

export type OfferedMethod = {
  code: PaymentMethod
  isOffered: boolean
  reason?: PaymentRefusal
  limit?: number
  hasInstalments?: true
}

export type PaymentContext = {
  country: Country
  options: Pick<ShopOptions, 'paypalInstallments'>
  goods: { isSent: boolean; hasDigital: boolean; isOnlyVouchers: boolean }
  cost: Pick<BasketCost, 'currencyCode' | 'isFreight' | 'covered' | 'toPay'>
}

export const offeredMethods = (_context: PaymentContext): OfferedMethod[] =>
  paymentMethods.map((code) => ({ code, isOffered: code !== 'G' }))

export const paymentName = (code: PaymentMethod, market: Market): string =>
  marketText(market)(`payment.methods.${code}.name`)

export type PaymentWords = { name: string; explanation: string; instalments?: string; refusal?: string }

export function paymentWords(
  { code, reason, limit = 0, hasInstalments }: OfferedMethod,
  market: Market,
): PaymentWords {
  const t = marketText(market)
  return {
    name: paymentName(code, market),
    explanation: t(`payment.methods.${code}.explanation`),
    ...(hasInstalments && { instalments: t('payment.instalments') }),
    ...(reason && { refusal: t(`payment.refusals.${reason}`, { amount: formatPrice(limit, market) }) }),
  }
}

export const settledBy = (code: PaymentMethod): 'shop' | 'provider' =>
  ['G', 'NN', 'RE', 'V'].includes(code) ? 'shop' : 'provider'
