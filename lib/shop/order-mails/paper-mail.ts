import { type MailBody, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'

type Given = {
  order: Pick<Order, 'number'>
  market: Market
  seller: Seller
  kind: 'invoice' | 'creditNote'
  /** Of the paper. */
  number: string
  amount: number
}

/** Brings the bookkeeper an invoice or a credit note, as the shopper gets it. */
export function paperMail({ order, market, seller, kind, number, amount }: Given): MailBody {
  const { t, price } = orderWords(market)
  const values = { number, order: order.number, amount: price(amount) }
  return {
    language: market.iso,
    subject: t(`orderMails.bookkeeping.${kind}`, values),
    parts: [
      { kind: 'title', text: t(`orderMails.bookkeeping.${kind}`, values) },
      { kind: 'text', text: t('orderMails.bookkeeping.text', values) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}
