import { fillTemplate, formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import type { Basket } from '@/schemas/api/basket'
import type { BasketWords } from './words'

/** What a code has done that was redeemed: what it takes off, or only that it holds, as of free shipping. */
export function redeemedWords(
  { taken, redeemed }: Pick<BasketWords['codes'], 'taken' | 'redeemed'>,
  { voucher }: Pick<Basket, 'voucher'>,
  code: string,
  market: PriceMarket,
): string {
  const isTaken = voucher?.code.toUpperCase() === code.toUpperCase() && voucher.amount > 0
  return isTaken
    ? fillTemplate(taken, { code, amount: formatPrice(voucher.amount, market) })
    : fillTemplate(redeemed, { code })
}
