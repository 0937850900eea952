import type { MailBody } from '@/lib/platform/mail-body'
import { orderWords } from '@/lib/shop/order-papers'
import { type OrderEvent, quotedOrder } from '@/lib/shop/orders'
import { merchantNotice, type Noticed } from './merchant-notice'

type Given = Noticed & { event: Pick<OrderEvent, 'details'> }

/** Tells the merchant of the receipt of a postage that is to be paid back; it is attached. */
export function receiptNotice({ order: placed, event, market, seller }: Given): MailBody {
  const order = quotedOrder(placed)
  const text = orderWords(market).t('orderMails.receiptNotice.text', {
    number: String(event.details.return ?? ''),
  })
  return merchantNotice({ order, market, seller }, 'receiptNotice', [{ kind: 'text', text }])
}
