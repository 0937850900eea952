import { marketText } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { settlementOf } from '@/lib/platform/payment-methods'
import type { PaymentMethod } from '@/schemas/shop'

/**
 * The warning that stands beside what a partner lends (Directive (EU) 2023/2225, article 8 (1)), in the words of the
 * country. Swiss law asks for none for credit of three months or less (article 7 (1) (f) KKG).
 */
export function creditWarning(market: Market): string | undefined {
  const country = countryOf(market)
  return country === 'CH' ? undefined : marketText(market)('payment.credit', { country })
}

/** The warning of a method; undefined for one by which nobody lends. */
export const warningOf = (code: PaymentMethod, market: Market): string | undefined =>
  settlementOf(code) === 'partner' ? creditWarning(market) : undefined
