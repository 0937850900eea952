import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'

/** The kinds of messages that forms put into the outbox. */
export const messageKinds = ['confirm', 'subscribe', 'unsubscribe', 'answers'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Writes that an address wants no newsletter of a market any more, of whose subscription nothing is kept. */
export const enqueueUnsubscription = (tx: Executor, email: string, locale: string): Promise<void> =>
  enqueue(tx, 'unsubscribe' satisfies MessageKind, [{ email, locale }])

/** Writes a message about a subscription or a submission to the outbox, in the caller's transaction. */
export const enqueueMessage = (
  tx: Executor,
  kind: Exclude<MessageKind, 'unsubscribe'>,
  subject: number,
): Promise<void> => enqueue(tx, kind, [{ subject }])
