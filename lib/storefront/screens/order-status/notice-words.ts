import { formatDay, formatPrice, marketText } from '@/lib/platform/i18n'
import { type DownloadNotice, type Market, receiptNotices } from '@/lib/platform/markets'
import { isGiftCard, lenderOf } from '@/lib/platform/payment-methods'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import { cancelledMoney, linesMoney } from '@/lib/shop/order-mails'
import { linesNamed } from '@/lib/shop/order-papers'
import {
  deliveryOfLines,
  hasOrigin,
  isMoneyOwed,
  lineName,
  moneyBack,
  type Order,
  sharesOfCancelled,
} from '@/lib/shop/orders'
import { paymentName } from '@/lib/shop/payments'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import { isAllTakenBack, type OrderReturn, waysBack } from '@/lib/shop/returns'
import { isWhollyWithdrawn } from '@/lib/shop/withdrawals'
import type { Payments as Methods } from '@/schemas/shop'

type OriginOf = Parameters<typeof hasOrigin>[0]

type Paid = {
  order: Pick<Order, 'payments' | 'isTest' | 'events'>
  /** The methods of payment of the market, by their names. */
  payments: Methods
  transfers: Pick<RefundTransfers, 'account'>
}

/** Says how much money of a cancelled order comes back, and where; a transfer needs an account. */
function moneyWords(market: Market, { order, payments, transfers }: Paid): string {
  const t = marketText(market)
  const { isOther, isTransfer, toCard } = moneyBack(order)
  if (isOther && !isTransfer) {
    const paid = order.payments.filter(
      (payment) =>
        (payment.status === 'paid' || payment.status === 'refunded') &&
        (isGiftCard(payment.method) ? toCard > 0 : isMoneyOwed(payment, order)),
    )
    // Money that was lent goes back to who has lent it.
    if (!paid.some(({ method }) => lenderOf(method) !== undefined)) {
      const methods = new Set(paid.map(({ method }) => paymentName(method, market, payments)))
      return t('orderStatus.moneyBack', { methods: [...methods].join(', ') })
    }
  }
  const money = cancelledMoney(order, { t, price: (amount) => formatPrice(amount, market) })
  return isTransfer && !transfers.account ? `${money} ${t('orderStatus.moneyAccount')}` : money
}

/** Where the newest mail with a gift card goes: who has mistyped its address sees it at once. */
function cardSentWords(
  market: Market,
  { queuedAt, recipient: to, dueAt }: Pick<GiftCardMail, 'queuedAt' | 'recipient' | 'dueAt'>,
): string {
  const t = marketText(market)
  if (queuedAt) return t('giftCardMail.done.now', { to })
  return t('giftCardMail.done.planned', { to, date: formatDay(dueAt, market) })
}

/** Why an order cannot be cancelled any more; the withdrawal is named only where something is left to withdraw from. */
function tooLateWords(market: Market, order: Order, returns: Parameters<typeof isAllTakenBack>[1]): string {
  const t = marketText(market)
  if (isWhollyWithdrawn(order)) return t('orderStatus.whollyWithdrawn')
  return t(isAllTakenBack(order, returns) ? 'orderStatus.tooLateBack' : 'orderStatus.tooLate')
}

/** Tells the result of the visitor's request; a result that the order does not show itself is not believed. */
export function noticeWords(
  market: Market,
  known: Paid & {
    order: Order & OriginOf
    returns: readonly Pick<OrderReturn, 'lines' | 'cancelledAt' | 'label'>[]
    giftCardMails: readonly Pick<GiftCardMail, 'queuedAt' | 'stop' | 'recipient' | 'dueAt'>[]
  },
  state: unknown,
): string | undefined {
  const { order, returns, giftCardMails } = known
  const t = marketText(market)
  if (state === 'cancelled') {
    if (order.status !== 'cancelled') return undefined
    // No mail has ever told of an order whose payment was awaited.
    const isGivenUp = order.events.some(
      ({ type, from }) => type === 'cancelled' && from === 'awaitingPayment',
    )
    if (!isGivenUp) return `${t('orderStatus.cancelled')} ${moneyWords(market, known)}`
    const { toCard } = moneyBack(order)
    return toCard > 0
      ? t('orderStatus.givenUpCard', { amount: formatPrice(toCard, market) })
      : t('orderStatus.givenUp')
  }
  if (state === 'restCancelled') {
    const event = order.events.findLast(({ type }) => type === 'linesCancelled')
    if (!event) return undefined
    const lines = linesNamed(order, event)
    const names = lines.map(lineName).join(', ')
    const shares = {
      ...sharesOfCancelled(order, event),
      hasDelivery: deliveryOfLines(order, lines) > 0,
    }
    const { account } = known.transfers
    const money = linesMoney(
      shares,
      { order, account },
      { t, price: (amount) => formatPrice(amount, market) },
    )
    return `${t('orderStatus.restCancelled', { names })} ${money}`
  }
  if (state === 'changed') return t('orderStatus.changed')
  if (state === 'returned') {
    const newest = returns.at(-1)
    const isDue = newest?.label?.state === 'due' || newest?.label?.state === 'asked'
    return (
      newest &&
      t(isDue ? 'orderReturn.doneSoon' : 'orderReturn.done', { ways: waysBack(order, newest.lines).ways })
    )
  }
  if (state === 'returnCancelled' || state === 'returnKept' || state === 'returnOver')
    return returns.length > 0 ? t(`orderReturn.${state}`) : undefined
  const receipt = receiptNotices.find((name) => name === state)
  if (receipt) return returns.length > 0 ? t(`orderReturn.receipt.notices.${receipt}`) : undefined
  if (state === 'refundAccount') return t('refundAccount.done')
  if (state === 'refundNotDue') return t('refundAccount.notDue')
  if (state === 'originForgotten') return hasOrigin(order) ? undefined : t('orderOrigin.done')
  const mailed = giftCardMails.at(-1)
  if (state === 'cardSent') return mailed && cardSentWords(market, mailed)
  if (state === 'cardKept' && giftCardMails.some(({ stop }) => stop === 'takenBack'))
    return t('giftCardMail.done.kept')
  if (state === 'cardStopped' && giftCardMails.some(({ stop }) => stop)) return t('giftCardMail.done.stopped')
  if (state === 'cardGone' && mailed) return t('giftCardMail.done.gone')
  if (state === 'reorderPartly' || state === 'reorderNone') return t(`account.orders.${state}`)
  if (state === 'tooLate') return tooLateWords(market, order, returns)
  if (state === 'busy') return t('orderStatus.busy')
  return linkNoticeWords(market, state) ?? (isUnpaidInTime(order) ? t('orderStatus.notPaid') : undefined)
}

/** Whether an order was cancelled because it was not paid in time: links of mails that ask for the payment lead to it still. */
const isUnpaidInTime = ({ status, events }: Pick<Order, 'status' | 'events'>) =>
  status === 'cancelled' &&
  events.some(({ type, details }) => type === 'cancelled' && details.reason === 'notPaid')

const downloadNotices: readonly DownloadNotice[] = ['downloadOver', 'downloadUsedUp', 'downloadLater']

/** What becomes of what was asked for without a proof, beside the offer of a link. */
export function standingNoticeWords(market: Market, state: unknown): string | undefined {
  const t = marketText(market)
  if (state === 'unproved') return t('orderStatus.unproved')
  if (state === 'linkSent') return t('orderStatus.linkSent')
  return linkNoticeWords(market, state)
}

/** Why the link of a mail leads here, which whoever has it may know. */
export function linkNoticeWords(market: Market, state: unknown): string | undefined {
  const t = marketText(market)
  if (state === 'broken') return t('orderStatus.broken')
  if (state === 'presentOver') return t('giftCardMail.over')
  if (state === 'deviceForgotten') return t('forgetDevice.done')
  const notice = downloadNotices.find((name) => name === state)
  return notice && t(`orderStatus.${notice}`)
}
