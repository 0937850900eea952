import { logError } from '@/lib/platform/log'
import { MessageRefused } from '@/lib/platform/mail'
import { type Delivery, deliverDue } from '@/lib/platform/outbox'
import { type MessageKind, messageKinds } from './enqueue-message'
import { forgetSent, type Message, type Sender, sendMessage } from './messages'

/** Twelve attempts with the pauses between them take about a day. */
export const mostAttempts = 12

const messageOf = ({ id, kind, payload }: Delivery): Message =>
  kind === 'unsubscribe'
    ? { id, kind, email: String(payload.email), locale: String(payload.locale) }
    : { id, kind: kind as Exclude<MessageKind, 'unsubscribe'>, subject: Number(payload.subject) }

/** Sends the messages that are due. A message that the service rejects permanently is given up at once. */
export async function sendDueMessages(
  sender: Sender,
  ending?: AbortSignal,
): Promise<{ sent: number; failed: number }> {
  const { delivered, failed } = await deliverDue(
    sender.db,
    {
      kinds: messageKinds,
      deliver: (delivery) => sendMessage(sender, messageOf(delivery)),
      afterDelivery: (tx, delivery) => forgetSent(tx, sender, messageOf(delivery)),
      takenSeconds: 60,
      // 30 s, 1 min, 2 min … up to three hours
      pauseSeconds: (attempts) => Math.min(30 * 2 ** (attempts - 1), 10_800),
      mostAttempts,
      isFinal: (error) => error instanceof MessageRefused,
      onFailure: ({ id, kind, attempts }, error, isLast) =>
        logError(`message ${id} (${kind}), attempt ${attempts}${isLast ? ', given up' : ''}`, error),
    },
    ending,
  )
  return { sent: delivered, failed }
}
