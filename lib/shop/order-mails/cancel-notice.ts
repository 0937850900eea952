import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { linesNamed, orderWords } from '@/lib/shop/order-papers'
import { type Order, type OrderEvent, quotedOrder } from '@/lib/shop/orders'
import { articleNumberOf } from '@/lib/shop/rules'
import type { Seller } from '@/schemas/shop'
import { lineRow } from './confirmation'
import { markedAsTest } from './marked-as-test'

type Given = {
  order: Order
  event: Pick<OrderEvent, 'type' | 'details' | 'at'>
  market: Market
  seller: Seller
}

/** Whether an event takes goods out of what the merchant sends, by the wish of the shopper. */
export const isCancelledByShopper = ({
  type,
  from,
  cause,
}: Pick<OrderEvent, 'type' | 'from' | 'cause'>): boolean =>
  cause === 'shopper' && (type === 'linesCancelled' || (type === 'cancelled' && from !== 'awaitingPayment'))

/** Tells the merchant what is not to be sent, as its shopper has cancelled it. */
export function cancelNotice({ order: cancelled, event, market, seller }: Given): MailBody {
  const order = quotedOrder(cancelled)
  const words = orderWords(market)
  const { t, date, time } = words
  const isPart = event.type === 'linesCancelled'
  const lines = isPart ? linesNamed(order, event) : order.lines
  const mail: MailBody = {
    language: market.iso,
    subject: t('orderMails.cancelNotice.subject', { number: order.number }),
    parts: [
      { kind: 'title', text: t('orderMails.cancelNotice.title') },
      {
        kind: 'small',
        text: t('orderMails.notice.at', { date: date(order.placedAt), time: time(order.placedAt) }),
      },
      { kind: 'text', text: t(`orderMails.cancelNotice.${isPart ? 'part' : 'all'}`) },
      { kind: 'lines', rows: lines.map((line) => lineRow(line, words, articleNumberOf)) },
      { kind: 'text', text: t('orderMails.notice.show', { number: order.number }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return order.isTest ? markedAsTest(mail, t) : mail
}
