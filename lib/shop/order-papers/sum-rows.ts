import type { Order, Payment } from '@/lib/shop/orders'
import { restAt, settledKey } from './payment-state'
import { taxSums } from './tax-sums'
import type { OrderWords } from './words'

export type SumRow = { label: string; amount: string; isStrong?: boolean }

type Paying = {
  /** What came after this time counts as owed. */
  at: Date
  name: (method: Payment['method']) => string
}

/** What a gift card left: paid with a method, or still to pay. */
function restRows(order: Order, { t, price }: OrderWords, { at, name }: Paying): SumRow[] {
  const rest = restAt(order, at)
  if (!rest || order.toPay === 0) return []
  const { isPaid, payment } = rest
  const label =
    isPaid && payment
      ? t(`invoice.sums.${settledKey(payment.method)}`, { method: name(payment.method) })
      : t('invoice.sums.toPay')
  return [{ label, amount: price(order.toPay), isStrong: true }]
}

/** From the goods to what is left to pay, as invoices and mails list it. A gift card pays, it reduces nothing. */
export function sumRows(order: Order, words: OrderWords, paying: Paying): SumRow[] {
  const { cost, total, lines } = order
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
            // What it costs then says that it is the delivery.
            label: free?.label ?? cost.shippingLabel ?? t('invoice.sums.shipping'),
            amount: cost.shipping === 0 ? t('basket.page.free') : price(cost.shipping),
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
          ...restRows(order, words, paying),
        ]
      : []),
  ]
}
