import type { Market } from '@/lib/platform/markets'
import { settlementOf } from '@/lib/platform/payment-methods'
import type { PricedBasket } from '@/lib/shop/basket'
import { afterPayment } from '@/lib/shop/product'
import type { BasketItem } from '@/schemas/api/basket'
import type { PaymentMethod } from '@/schemas/shop'

function fromPayment(item: BasketItem, market: Market): BasketItem {
  const { arrivalDays, arrival, ...variant } = item.variant
  if (!arrivalDays || arrival === undefined) return item
  return { ...item, variant: { ...variant, arrival: afterPayment(arrival, market) } }
}

/**
 * The lines as they are promised with a means of payment. The working days of what is paid by a transfer
 * count from the day after the order to the bank, as the terms say: the shop does not know it, so that no day can be named.
 */
export function promised(
  priced: PricedBasket,
  method: PaymentMethod | undefined,
  market: Market,
): PricedBasket {
  if (settlementOf(method) !== 'transferFirst') return priced
  return { ...priced, lines: priced.lines.map((line) => ({ ...line, item: fromPayment(line.item, market) })) }
}
