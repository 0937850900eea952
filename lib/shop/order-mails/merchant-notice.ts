import { type MailBody, type Part, senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import { markedAsTest } from './marked-as-test'

export type Noticed = { order: Order; market: Market; seller: Seller }

/** A mail to the merchant about an order: what it is about, when that was placed, `parts`, and how all of it is seen. */
export function merchantNotice(
  { order, market, seller }: Noticed,
  about:
    | 'notice'
    | 'heldNotice'
    | 'paidNotice'
    | 'cancelNotice'
    | 'partNotice'
    | 'receiptNotice'
    | 'returnNotice'
    | 'returnWithdrawal',
  parts: readonly Part[],
): MailBody {
  const { t, date, time } = orderWords(market)
  const { number, placedAt } = order
  const mail: MailBody = {
    language: market.iso,
    subject: t(`orderMails.${about}.subject`, { number }),
    parts: [
      { kind: 'title', text: t(`orderMails.${about}.title`) },
      { kind: 'small', text: t('orderMails.notice.at', { date: date(placedAt), time: time(placedAt) }) },
      ...parts,
      { kind: 'text', text: t('orderMails.notice.show', { number }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return order.isTest ? markedAsTest(mail, t) : mail
}
