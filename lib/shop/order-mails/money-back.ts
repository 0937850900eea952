import { currentTime } from '@/lib/platform/clock'
import type { Part } from '@/lib/platform/mail-body'
import { lenderOf, prepayment } from '@/lib/platform/payment-methods'
import { creditedLines, linesNamed, sumRows } from '@/lib/shop/order-papers'
import {
  cancelReasons,
  deliveryOfLines,
  fullLineName,
  isMoneyOwed,
  moneyBack,
  type Order,
  type Payment,
  sharesOfCancelled,
} from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import { isOwedNoMore, withdrawnPieces } from '@/lib/shop/withdrawals'
import { maskedIban } from '@/schemas/iban'
import type { Composing } from './composing'
import { lineRow } from './confirmation'
import { text } from './parts'
import { linesMoney } from './shares-words'

/** Who has lent the money of an order and gets it back, by the name that customers know. */
function lenderOfOrder(order: Pick<Order, 'payments' | 'isTest'>): string | undefined {
  const wasPaid = ({ status }: Payment) => status === 'paid' || status === 'refunded'
  return order.payments
    .filter((payment) => wasPaid(payment) && isMoneyOwed(payment, order))
    .map(({ method }) => lenderOf(method))
    .find((name) => name !== undefined)
}

/** Says how much money of a cancelled order comes back, and how. */
export function cancelledMoney(
  order: Pick<Order, 'payments' | 'isTest' | 'events'>,
  { t, price }: Pick<Composing['words'], 't' | 'price'>,
): string {
  const { toCard, isOther, isTransfer } = moneyBack(order)
  const card = toCard > 0 ? [t('sharesBack.card', { amount: price(toCard) })] : []
  if (isTransfer) return [t('orderMails.cancelled.transfer'), ...card].join(' ')
  const partner = lenderOfOrder(order)
  if (partner) return [t('orderMails.cancelled.partner', { partner }), ...card].join(' ')
  if (isOther) return [t('orderMails.cancelled.money'), ...card].join(' ')
  return toCard > 0
    ? t('orderMails.cancelled.card', { amount: price(toCard) })
    : t('orderMails.cancelled.noMoney')
}

/** The same in the mail, which another one follows when the money is on its way. */
function withNext(order: Composing['order'], words: Composing['words']): string {
  const { isOther, isTransfer } = moneyBack(order)
  const isAwaited = isTransfer || (isOther && lenderOfOrder(order) === undefined)
  const next = isAwaited ? [words.t('orderMails.cancelled.next')] : []
  return [cancelledMoney(order, words), ...next].join(' ')
}

/** What is cancelled with an order: what was not taken out of it before, and of a whole order its total. */
function cancelledGoods({ order, market, payments, words }: Composing): Part[] {
  const before = order.events.flatMap((event) =>
    event.type === 'linesCancelled' ? linesNamed(order, event) : [],
  )
  const lines = order.lines.filter((line) => !before.includes(line))
  const [total] = sumRows(order, words, {
    at: currentTime(),
    name: (method) => paymentName(method, market, payments),
  }).filter(({ isStrong }) => isStrong)
  return [
    { kind: 'heading', text: words.t('orderMails.lines') },
    {
      kind: 'lines',
      // No longer of interest: when it comes, and what a stranger may have typed.
      rows: lines.map((line) =>
        lineRow({ ...line, inscription: null }, { ...words, arrival: () => undefined }),
      ),
    },
    ...(total && before.length === 0 ? [{ kind: 'sums' as const, rows: [total] }] : []),
  ]
}

export function cancelled(composing: Composing): Part[] {
  const { order, event, transfers, words } = composing
  const known = cancelReasons.find((name) => name === event.details.reason) ?? 'byMerchant'
  // What the shopper has withdrawn from, the merchant books as cancelled.
  const reason = known === 'byMerchant' && isOwedNoMore(order) ? 'withdrawn' : known
  return [
    text(words.t(`orderMails.cancelled.reasons.${reason}`)),
    text(withNext(order, words)),
    ...(transfers && transfers.amount > 0 ? accountParts(transfers, words) : []),
    ...cancelledGoods(composing),
  ]
}

/** A part of the order is cancelled. What is paid back has a mail of its own. */
export function linesCancelled({ order, event, transfers, words }: Composing): Part[] {
  const { t } = words
  const lines = linesNamed(order, event)
  const names = lines.map(fullLineName)
  const withdrawn = withdrawnPieces(order)
  const isWithdrawn = lines.length > 0 && lines.every(({ id, quantity }) => withdrawn.get(id) === quantity)
  const byMerchant = isWithdrawn ? 'withdrawn' : 'byMerchant'
  const reason = event.details.reason === 'byShopper' ? 'byShopper' : byMerchant
  const shares = {
    ...sharesOfCancelled(order, event),
    hasDelivery: deliveryOfLines(order, lines) > 0,
  }
  return [
    text(t(`orderMails.linesCancelled.reasons.${reason}`)),
    text(t('orderMails.labelled', { label: t('creditNote.articles'), text: names.join(' · ') })),
    text(linesMoney(shares, { order, account: transfers?.account }, words)),
    text(t('orderMails.linesCancelled.rest')),
  ]
}

/** Where a transfer goes, or that the shopper has yet to say it. */
function accountParts(
  { account }: NonNullable<Composing['transfers']>,
  { t }: Pick<Composing['words'], 't'>,
): Part[] {
  return account
    ? [text(t('orderMails.refundAgreed.known', { account: maskedIban(account.iban) }))]
    : [text(t('orderMails.refundAgreed.account')), { kind: 'small', text: t('refundAccount.safety') }]
}

/** What money comes back for: the articles, as far as that is known, and what the merchant has written about it. */
function refundedFor({ order, event, words: { t } }: Composing): Part[] {
  const lines = creditedLines(order, event, Number(event.details.amount))
  const articles = lines.map(fullLineName)
  const { note } = event.details
  return [
    ...(articles.length > 0
      ? [text(t('orderMails.labelled', { label: t('creditNote.articles'), text: articles.join(' · ') }))]
      : []),
    ...(note === undefined
      ? []
      : [text(t('orderMails.labelled', { label: t('creditNote.reason'), text: String(note) }))]),
  ]
}

/** Money is to be transferred: the shopper is asked for the account. */
export function refundAgreed(composing: Composing): Part[] {
  const { event, transfers, words } = composing
  const { t, price } = words
  return [
    text(t('orderMails.refundAgreed.text', { amount: price(Number(event.details.amount)) })),
    ...refundedFor(composing),
    ...accountParts(transfers ?? { amount: 0, account: undefined }, words),
  ]
}

/** The shopper has named an account, or somebody else has. */
export const refundAccount = ({ event, words: { t } }: Composing): Part[] => [
  text(t('orderMails.refundAccount.text', { account: String(event.details.account ?? '') })),
  { kind: 'small', text: t('orderMails.refundAccount.other') },
]

/** The method of payment by which money went back. */
const refundedMethod = ({ order, event }: Pick<Composing, 'order' | 'event'>) =>
  order.payments.find((payment) => payment.method === event.details.method)?.method ??
  order.payments.at(-1)?.method ??
  prepayment

/** Who got the money that went back, as it was lent for the order; unset where the shopper did. */
export const refundedPartner = (composing: Pick<Composing, 'order' | 'event'>): string | undefined =>
  composing.event.details.how === 'transfer' ? undefined : lenderOf(refundedMethod(composing))

export function refunded(composing: Composing): Part[] {
  const { order, event, market, payments, words } = composing
  const { t, price } = words
  const { account, how } = event.details
  const amount = price(Number(event.details.amount))
  // So that the mail is not read as the one about the cancellation once more.
  const of = order.status === 'cancelled' ? 'cancelled' : 'order'
  if (how === 'transfer')
    return [
      text(
        account
          ? t('orderMails.refunded.transferTo', { amount, of, account: String(account) })
          : t('orderMails.refunded.transfer', { amount, of }),
      ),
      ...refundedFor(composing),
    ]
  const partner = refundedPartner(composing)
  if (partner)
    return [text(t('orderMails.refunded.partner', { amount, of, partner })), ...refundedFor(composing)]
  const name = paymentName(refundedMethod(composing), market, payments)
  return [text(t('orderMails.refunded.text', { amount, of, method: name })), ...refundedFor(composing)]
}
