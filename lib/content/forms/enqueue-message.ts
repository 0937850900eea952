import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'

/** The kinds of messages that forms put into the outbox. */
export const messageKinds = ['confirm', 'subscribe', 'answers'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Writes a message about a subscription or a submission to the outbox, in the caller's transaction. */
export const enqueueMessage = (tx: Executor, kind: MessageKind, subject: number): Promise<void> =>
  enqueue(tx, kind, [{ subject }])
