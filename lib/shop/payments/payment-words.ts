import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { PaymentMethod } from '@/schemas/shop'
import { payLaterDays } from './methods'
import type { OfferedMethod } from './offered-methods'

/** The name of a method in a market. */
export const paymentName = (code: PaymentMethod, market: Market): string =>
  marketText(market)(`payment.methods.${code}.name`)

export type PaymentWords = {
  name: string
  /** In one line. */
  explanation: string
  instalments?: string
  /** Why it is not offered. */
  refusal?: string
}

/** What a market calls a method, and what it says about it. */
export function paymentWords(
  { code, reason, limit = 0, held, hasInstalments }: OfferedMethod,
  market: Market,
): PaymentWords {
  const t = marketText(market)
  return {
    name: paymentName(code, market),
    explanation: t(`payment.methods.${code}.explanation`, { days: payLaterDays }),
    ...(hasInstalments && { instalments: t('payment.instalments') }),
    ...(reason && {
      refusal: t(`payment.refusals.${reason}`, {
        ...{ amount: formatPrice(limit, market), name: held?.name ?? '', most: held?.most ?? 0 },
      }),
    }),
  }
}
