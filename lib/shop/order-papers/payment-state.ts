import { isGiftCard, prepayment } from '@/lib/platform/payment-methods'
import { isLive, type Order, type Payment } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { giftCard, type Seller } from '@/schemas/shop'
import { printedReference } from './qr-reference'
import type { PaymentNames } from './tables'
import type { OrderWords } from './words'

type Paid = Pick<Order, 'payments' | 'toPay' | 'cost' | 'number' | 'placedAt' | 'lines'>

/** The payment of what a gift card does not cover: the last one that has not come to nothing, else the last one. */
export function mainPayment({ payments }: Pick<Order, 'payments'>): Payment | undefined {
  const others = payments.filter(({ method }) => !isGiftCard(method))
  const live = others.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  return live.at(-1) ?? others.at(-1)
}

const dayMs = 24 * 60 * 60 * 1_000
const after = (time: Date, days: number) => new Date(time.getTime() + days * dayMs)

const prepaymentDue = ({ placedAt }: Pick<Order, 'placedAt'>, seller: Seller): Date =>
  after(placedAt, seller.prepaymentDays)

/** Until when a prepayment is to be made, and how the goods come once it is there. */
export function prepaymentSentence(
  order: Pick<Order, 'placedAt' | 'lines'>,
  seller: Seller,
  values: { method: string; amount: string },
  { t, date }: OrderWords,
): string {
  const isSent = order.lines.some((line) => isLive(line) && !line.isDigital)
  const until = date(prepaymentDue(order, seller))
  return t('invoice.payment.prepayment', { ...values, date: until, sent: isSent ? 'parcel' : 'none' })
}

/**
 * The account for a transfer, with its reference and amount, as labels and values. The reference is the number of the order
 * on every screen, mail and paper: it is known before the invoice is, `orders paid` takes it, and a QR-IBAN wants digits.
 */
export function bankFacts(
  { bankAccount }: Seller,
  { reference, amount }: { reference: string; amount: number },
  { t, price }: OrderWords,
): [label: string, value: string][] {
  const { holder, bank, iban, bic } = bankAccount
  return [
    [t('invoice.bank.holder'), holder],
    [t('invoice.bank.bank'), bank],
    [t('invoice.bank.iban'), iban],
    ...(bic ? [[t('invoice.bank.bic'), bic] as [string, string]] : []),
    [t('invoice.bank.reference'), printedReference(iban, reference)],
    [t('invoice.bank.amount'), price(amount)],
  ]
}

export type PaymentState = {
  lines: string[]
  bank: [label: string, value: string][]
  /** By which it is to be paid: what `bank` says. */
  transfer?: { reference: string; amount: number }
}

type Asked = {
  seller: Seller
  /** What was paid after this time counts as open. */
  at: Date
  /** The shop's own names of the means of payment. */
  names?: PaymentNames | null | undefined
}

/** How settled money is told: the shopper still owes it to a partner who has paid the shop. */
export const settledKey = (method: Payment['method'] | undefined): 'paid' | 'partner' =>
  settlementOf(method) === 'partner' ? 'partner' : 'paid'

/** Whether the payment of what a gift card does not cover had come at a time. */
const hasCome = (payment: Payment | undefined, at: Date): boolean =>
  payment?.settledAt != null &&
  payment.settledAt <= at &&
  payment.status !== 'failed' &&
  payment.status !== 'cancelled'

/** The amount of an order that was paid at a time, by gift card or otherwise, in minor units. */
export const paidAt = (order: Pick<Order, 'payments' | 'toPay' | 'cost'>, at: Date): number =>
  order.cost.covered + (hasCome(mainPayment(order), at) ? order.toPay : 0)

/** What a gift card left to pay, and whether that had come at a time; nothing where it covered all. */
export function restAt(
  order: Pick<Order, 'payments' | 'toPay'>,
  at: Date,
): { isPaid: boolean; payment: Payment | undefined } | undefined {
  const payment = mainPayment(order)
  return order.toPay === 0 ? undefined : { isPaid: hasCome(payment, at), payment }
}

/** How an order was paid at a time, and how the rest is to be paid. */
export function paymentState(order: Paid, asked: Asked, words: OrderWords): PaymentState {
  const { t, price } = words
  const { seller, at, names } = asked
  const { toPay, cost } = order
  const named = (method: Payment['method']) => names?.[method] ?? t(`payment.methods.${method}.name`)
  const gift =
    cost.covered > 0
      ? [t('invoice.payment.paid', { method: named(giftCard), amount: price(cost.covered) })]
      : []
  const payment = mainPayment(order)
  const state = (line: string, reference?: string): PaymentState => {
    const transfer = reference === undefined ? undefined : { reference, amount: toPay }
    const bank = transfer ? bankFacts(seller, transfer, words) : []
    return { lines: [...gift, line], bank, ...(transfer && { transfer }) }
  }
  if (toPay === 0) return state(t('invoice.payment.nothing'))
  const values = { method: named(payment?.method ?? prepayment), amount: price(toPay) }
  if (hasCome(payment, at)) return state(t(`invoice.payment.${settledKey(payment?.method)}`, values))
  switch (settlementOf(payment?.method)) {
    case 'invoice':
      return state(t('invoice.payment.invoice', { ...values, days: seller.invoiceDays }), order.number)
    case 'transferFirst':
      return state(prepaymentSentence(order, seller, values, words), order.number)
    case 'cash':
      return state(t('invoice.payment.cashOnDelivery', values))
    default:
      return state(t('invoice.payment.by', values))
  }
}
