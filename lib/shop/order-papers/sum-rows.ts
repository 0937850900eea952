import type { Order } from '@/lib/shop/orders'
import { taxSums } from './tax-sums'
import type { OrderWords } from './words'

export type SumRow = { label: string; amount: string; isStrong?: boolean }

/** From the goods to what is left to pay, as invoices and mails list it. A gift card pays, it reduces nothing. */
export function sumRows({ cost, total, toPay, lines }: Order, words: OrderWords): SumRow[] {
  const { t, price, reduction, percent } = words
  const isSent = lines.some(({ isDigital }) => !isDigital)
  const free = cost.freeShippingBy
  const taxes = taxSums({ cost, lines }).filter(({ rate }) => rate > 0)
  return [
    { label: t('invoice.sums.goods'), amount: price(cost.goods) },
    ...cost.reductions.map(({ label, amount }) => ({ label, amount: reduction(amount) })),
    ...(isSent
      ? [
          {
            label: free
              ? t('invoice.sums.freeShipping', { label: free.label })
              : (cost.shippingLabel ?? t('invoice.sums.shipping')),
            amount: price(cost.shipping),
          },
        ]
      : []),
    ...(cost.fee ? [{ label: cost.fee.label, amount: price(cost.fee.amount) }] : []),
    {
      label: t(`invoice.sums.${taxes.length > 0 ? 'total' : 'untaxed'}`),
      amount: price(total),
      isStrong: true,
    },
    ...taxes.map(({ rate, tax }) => ({
      label: t('invoice.taxes.included', { rate: percent(rate) }),
      amount: price(tax),
    })),
    ...(cost.covered > 0
      ? [
          { label: t('invoice.sums.giftCard'), amount: reduction(cost.covered) },
          { label: t('invoice.sums.toPay'), amount: price(toPay), isStrong: true },
        ]
      : []),
  ]
}
