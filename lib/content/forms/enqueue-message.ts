import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'

/** Mails and what is passed on about forms, by the name that the outbox knows them by. */
export const messageKinds = ['confirm', 'subscribe', 'answers'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Notes in the caller's transaction that a message is to be sent about a subscription or a submission. */
export const enqueueMessage = (tx: Executor, kind: MessageKind, subject: number): Promise<void> =>
  enqueue(tx, kind, [{ subject }])
