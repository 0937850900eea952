import type { Executor } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'

/** The kind of the outbox's messages about goods that are sold out: `{ request, about }`. */
export const backInStockMessage = 'back-in-stock'

/** `confirm`: whether the address is its owner's wish. `back`: the variant can be ordered again. */
export type BackInStockMail = 'confirm' | 'back'

/** Writes mails about requests to the outbox, in the caller's transaction. */
export const enqueueMails = (tx: Executor, about: BackInStockMail, requests: readonly number[]) =>
  enqueue(
    tx,
    backInStockMessage,
    requests.map((request) => ({ request, about })),
  )
