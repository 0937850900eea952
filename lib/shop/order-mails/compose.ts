import { greeting, type MailBody, type Part, senderFoot } from '@/lib/platform/mail-body'
import { quotedOrder } from '@/lib/shop/orders'
import type { Composing } from './composing'
import { acceptanceOf, confirmation, waitsForTransfer } from './confirmation'
import { countDelivered, delivered, downloads } from './digital-goods'
import type { MailKind } from './mail-kind'
import { markedAsTest } from './marked-as-test'
import {
  cancelled,
  linesCancelled,
  refundAccount,
  refundAgreed,
  refunded,
  refundedPartner,
} from './money-back'
import { link } from './order-link'
import { sentBy, shipped, tracking } from './parcel'
import { detail } from './parts'
import { paid, reduced, waiting } from './payment'
import { returnLapsed } from './return-lapsed'
import { returnArrived, returned, returnRequested } from './returned-goods'

const middles: Record<MailKind, (composing: Composing) => Part[]> = {
  waiting,
  confirmation,
  paid,
  shipped,
  tracking,
  delivered,
  downloads,
  cancelled,
  linesCancelled,
  refunded,
  refundAgreed,
  refundAccount,
  reduced,
  returnRequested,
  returnArrived,
  returnLapsed,
  returned,
  link,
}

/** A mail about an order: the greeting, what happened, where the order can be seen, and who writes. */
export function compose(kind: MailKind, composing: Composing, hasInvoice: boolean): MailBody {
  const { seller, shopName, words, market, address, creditNotes, name } = composing
  const order = quotedOrder(composing.order)
  const { t, date } = words
  const by = sentBy(order, composing.event)
  const partner = kind === 'refunded' ? (refundedPartner(composing) ?? 'none') : 'none'
  const count = countDelivered(order, composing.event)
  const contract = acceptanceOf(order)
  const isToPay = kind === 'confirmation' && waitsForTransfer(order)
  // Who has to do something is told at once.
  const isAsked = kind === 'refundAgreed' && composing.transfers !== undefined && !composing.transfers.account
  const about = isToPay
    ? 'orderMails.confirmation.transferSubject'
    : isAsked
      ? 'orderMails.refundAgreed.accountSubject'
      : (`orderMails.${kind}.subject` as const)
  const subject = t(about, {
    ...{ number: order.number, shop: shopName, by, count },
    return: detail(composing.event.details, 'return'),
  })
  const mail: MailBody = {
    language: market.iso,
    subject,
    parts: [
      { kind: 'title', text: t(`orderMails.${kind}.title`, { by, count, contract, partner }) },
      {
        kind: 'small',
        text: t('orderMails.number', { number: order.number, date: date(order.placedAt) }),
      },
      { kind: 'text', text: greeting(t, name) },
      ...middles[kind]({ ...composing, order }),
      ...(hasInvoice ? [{ kind: 'text' as const, text: t('orderMails.invoiceAttached') }] : []),
      ...(composing.hasDeliveryNote
        ? [{ kind: 'text' as const, text: t('orderMails.deliveryNoteAttached') }]
        : []),
      ...creditNotes.map((number) => ({
        kind: 'text' as const,
        text: t('orderMails.creditNoteAttached', { number }),
      })),
      // The confirmation has it above the chapters of the law.
      ...(kind === 'delivered' || kind === 'confirmation'
        ? []
        : [
            {
              kind: 'button' as const,
              text: t(kind === 'waiting' ? 'orderMails.waiting.pay' : 'orderMails.see'),
              href: address,
            },
          ]),
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return order.isTest ? markedAsTest(mail, t) : mail
}
