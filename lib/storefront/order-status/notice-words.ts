import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { DownloadNotice, Market } from '@/lib/platform/markets'
import { moneyBack, type Order } from '@/lib/shop/orders'

/** What has become of what the visitor asked for; nothing that the order does not show itself is believed. */
export function noticeWords(
  market: Market,
  {
    order,
    returns,
  }: { order: Pick<Order, 'status' | 'events' | 'payments' | 'isTest'>; returns: readonly unknown[] },
  state: unknown,
): string | undefined {
  const t = marketText(market)
  if (state === 'cancelled') {
    if (order.status !== 'cancelled') return undefined
    // No mail has ever told of an order whose payment was awaited.
    const isGivenUp = order.events.some(
      ({ type, from }) => type === 'cancelled' && from === 'awaitingPayment',
    )
    if (!isGivenUp) return t('orderStatus.cancelled')
    const { toCard } = moneyBack(order)
    return toCard > 0
      ? t('orderStatus.givenUpCard', { amount: formatPrice(toCard, market) })
      : t('orderStatus.givenUp')
  }
  if (state === 'returned') return returns.length > 0 ? t('orderReturn.done') : undefined
  if (state === 'returnCancelled' || state === 'returnKept')
    return returns.length > 0 ? t(`orderReturn.${state}`) : undefined
  if (state === 'refundAccount') return t('refundAccount.done')
  if (state === 'refundNotDue') return t('refundAccount.notDue')
  if (state === 'tooLate') return t('orderStatus.tooLate')
  if (state === 'busy') return t('orderStatus.busy')
  return linkNoticeWords(market, state)
}

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
  if (state === 'broken') return marketText(market)('orderStatus.broken')
  const notice = downloadNotices.find((name) => name === state)
  return notice && marketText(market)(`orderStatus.${notice}`)
}
