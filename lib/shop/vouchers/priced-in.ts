import type { Currency } from '@/schemas/markets'
import type { VoucherTerms } from './apply-voucher'

const amountsOf = ({ effect, minOrderValue }: Pick<VoucherTerms, 'effect' | 'minOrderValue'>) => [
  ...(minOrderValue ? [minOrderValue] : []),
  ...(effect.type === 'percentage' && effect.maxAmount ? [effect.maxAmount] : []),
  ...(effect.type === 'amount' ? [effect.amount] : []),
]

/** Whether a voucher has all its amounts in a currency. Without one of them it does not apply there. */
export const isVoucherPricedIn = (
  terms: Pick<VoucherTerms, 'effect' | 'minOrderValue'>,
  currency: Currency,
): boolean => amountsOf(terms).every((amounts) => amounts[currency] !== undefined)
