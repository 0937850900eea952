import type { Part } from '@/lib/platform/mail-body'
import { awaitedTransfer, bankFacts, mainPayment, prepaymentSentence } from '@/lib/shop/order-papers'
import { paymentName, settlementOf } from '@/lib/shop/payments'
import { stillToPay, withdrawnShares } from '@/lib/shop/returns'
import type { Composing } from './composing'
import { text } from './parts'

/**
 * What is still to be transferred for an order, until when and to which account; nothing where it is paid otherwise. What
 * is announced to come back is off it, as on every page.
 */
export function transferDue({ order, returns = [], market, seller, payments, words }: Composing): Part[] {
  const payment = awaitedTransfer(order)
  // The amount of a prepayment changes with a withdrawal that is not booked yet.
  if (!payment || (order.status === 'placed' && withdrawnShares(order, [...returns]).unpaid > 0)) return []
  const amount = stillToPay(order, payment, returns)
  if (amount === 0) return []
  const { t, price } = words
  const values = { method: paymentName(payment.method, market, payments), amount: price(amount) }
  return [
    { kind: 'heading', text: t('invoice.payment.heading') },
    text(
      settlementOf(payment.method) === 'invoice'
        ? t('invoice.payment.invoice', { ...values, days: seller.invoiceDays })
        : prepaymentSentence(order, seller, values, words),
    ),
    { kind: 'facts', rows: bankFacts(seller, { reference: order.number, amount }, words) },
  ]
}

/** What the shopper owes to who has lent the money of an order; nothing where nobody has. */
export function owedToPartner({ order, market, payments, words: { t, price } }: Composing): Part[] {
  const payment = mainPayment(order)
  const isOwed = payment?.status === 'paid' && settlementOf(payment.method) === 'partner' && !order.isTest
  if (!isOwed) return []
  const amount = price(payment.amount - payment.refunded)
  const method = paymentName(payment.method, market, payments)
  return [
    { kind: 'heading', text: t('invoice.payment.heading') },
    text(t('invoice.payment.partner', { method, amount })),
  ]
}
