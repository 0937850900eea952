import type { MailBody } from '@/lib/platform/mail-body'
import { linesNamed, orderWords } from '@/lib/shop/order-papers'
import { type OrderEvent, quotedOrder } from '@/lib/shop/orders'
import { stockNumbersOf } from '@/lib/shop/rules'
import { lineRow } from './confirmation'
import { merchantNotice, type Noticed } from './merchant-notice'

type Given = Noticed & { event: Pick<OrderEvent, 'type' | 'details' | 'at'> }

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
  const isPart = event.type === 'linesCancelled'
  const lines = isPart ? linesNamed(order, event) : order.lines
  return merchantNotice({ order, market, seller }, isPart ? 'partNotice' : 'cancelNotice', [
    { kind: 'text', text: words.t(`orderMails.${isPart ? 'partNotice' : 'cancelNotice'}.text`) },
    { kind: 'lines', rows: lines.map((line) => lineRow(line, words, stockNumbersOf)) },
  ])
}
