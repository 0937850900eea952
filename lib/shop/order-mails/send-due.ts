import { currentTime } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { deliverDue } from '@/lib/platform/outbox'
import { type GiftCardReader, giftCardMessage, queueDueGiftCards } from '@/lib/shop/gift-card-mails'
import { orderLinkMessage } from '@/lib/shop/order-access'
import { orderMessage } from '@/lib/shop/orders'
import { type WithdrawalReader, withdrawalMessage } from '@/lib/shop/withdrawals'
import { orderNoticeMessage } from './order-notice'
import { sendGiftCardMail } from './send-gift-card-mail'
import { sendLinkMail } from './send-link-mail'
import { type OrderSender, sendNoticeMessage, sendOrderMessage } from './send-order-message'
import { sendWithdrawalMail } from './send-withdrawal-mail'

/** A mail draws papers: few at a time, or they would hold up those who buy. */
const atATime = 3

/** Twelve attempts with the pauses between them take about a day. */
const mostAttempts = 12

const subjectOf = (kind: string, payload: Record<string, unknown>) => {
  if (kind === withdrawalMessage)
    return `withdrawal ${Number(payload.withdrawal)} to the ${readerOf(payload)}`
  if (kind === orderLinkMessage) return `link to order ${Number(payload.order)}`
  if (kind === giftCardMessage)
    return `gift card mail ${Number(payload.mail)} to its ${giftReaderOf(payload)}`
  if (kind === orderNoticeMessage) return `event ${Number(payload.event)} of an order to the seller`
  return `event ${Number(payload.event)} of an order`
}

const readerOf = ({ to }: Record<string, unknown>): WithdrawalReader => (to === 'seller' ? to : 'shopper')

const giftReaderOf = ({ to }: Record<string, unknown>): GiftCardReader => (to === 'giver' ? to : 'receiver')

/** Sends the mails about orders that are due. A mail that the service rejects for good is given up at once. */
export async function sendDueOrderMails(
  sender: OrderSender,
  ending?: AbortSignal,
): Promise<{ sent: number; failed: number }> {
  await queueDueGiftCards(sender.db, sender.now?.() ?? currentTime()).catch((error: unknown) =>
    logError('planned gift cards', error),
  )
  const { delivered, failed } = await deliverDue(
    sender.db,
    {
      kinds: [orderMessage, withdrawalMessage, orderLinkMessage, giftCardMessage, orderNoticeMessage],
      atATime,
      ...(sender.rest && { rest: sender.rest }),
      deliver: ({ kind, payload, attempts }) => {
        if (kind === withdrawalMessage)
          return sendWithdrawalMail(sender, {
            withdrawal: Number(payload.withdrawal),
            to: readerOf(payload),
          })
        if (kind === orderLinkMessage)
          return sendLinkMail(sender, { order: Number(payload.order), at: Number(payload.at) })
        if (kind === giftCardMessage)
          return sendGiftCardMail(
            sender,
            { mail: Number(payload.mail), to: giftReaderOf(payload) },
            attempts >= mostAttempts,
          )
        if (kind === orderNoticeMessage) return sendNoticeMessage(sender, Number(payload.event))
        return sendOrderMessage(sender, { event: Number(payload.event), attempts })
      },
      takenSeconds: 90,
      // 30 s, 1 min, 2 min … up to three hours
      pauseSeconds: (attempts) => Math.min(30 * 2 ** (attempts - 1), 10_800),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ kind, payload, attempts }, error, isLast) =>
        logError(
          `mail of ${subjectOf(kind, payload)}, attempt ${attempts}${isLast ? ', given up' : ''}`,
          error,
        ),
    },
    ending,
  )
  return { sent: delivered, failed }
}
