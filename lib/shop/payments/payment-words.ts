import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { chargedPayments, isGiftCard, payLaterDays } from '@/lib/platform/payment-methods'
import { creditWarning, warningOf } from '@/lib/platform/shop-configuration'
import type { PaymentMethod, Payments } from '@/schemas/shop'
import type { OfferedMethod } from './offered-methods'

/** The name of a method in a market: the shop's own, else the usual one. */
export const paymentName = (code: PaymentMethod, market: Market, payments: Payments): string =>
  (isGiftCard(code) ? undefined : payments.methods[code]?.name) ??
  marketText(market)(`payment.methods.${code}.name`)

export type PaymentWords = {
  name: string
  /** In one line. */
  explanation: string
  /** By when an invoice is paid, and from when that counts. */
  due?: string
  instalments?: string
  /** What the law wants to be read before somebody borrows. */
  warning?: string
  /** What it costs extra. */
  fee?: string
  /** Why it is not offered. */
  refusal?: string
}

const mayCost = (code: PaymentMethod) => chargedPayments.some((charged) => charged === code)

/** What a market calls a method, and what it says about it. */
export function paymentWords(
  {
    code,
    name,
    explanation,
    reason,
    limit = 0,
    held,
    fee,
    hasInstalments,
    nothingSent,
    dueDays,
  }: OfferedMethod,
  market: Market,
): PaymentWords {
  const t = marketText(market)
  const warning = hasInstalments ? creditWarning(market) : warningOf(code, market)
  return {
    name: name ?? t(`payment.methods.${code}.name`),
    explanation:
      explanation ??
      (nothingSent
        ? t('payment.transferForFiles')
        : t(`payment.methods.${code}.explanation`, { days: payLaterDays })),
    ...(dueDays !== undefined && { due: t('payment.due', { days: dueDays }) }),
    ...(fee !== undefined && { fee: t('payment.fee', { amount: formatPrice(fee, market) }) }),
    ...(mayCost(code) && fee === undefined && !explanation && { fee: t('payment.noFee') }),
    ...(hasInstalments && {
      instalments: t('payment.instalments', { provider: name ?? t(`payment.methods.${code}.name`) }),
    }),
    ...(warning !== undefined && { warning }),
    ...(reason && {
      refusal: t(`payment.refusals.${reason}`, {
        ...{ amount: formatPrice(limit, market), name: held?.name ?? '', most: held?.most ?? 0 },
      }),
    }),
  }
}
