import type { Database } from '@/lib/platform/db'
import { settlePayments } from './change'
import { deliverEvents } from './events'

/** The name of the job that does what is due in the sandbox; a decision wakes it. */
export const sandboxPaymentsJobName = 'sandbox-payments'

/** Settles the payments that are due, and sends the events that are due. */
export async function runSandboxPayments(db: Database, origin: string, ending?: AbortSignal): Promise<void> {
  await settlePayments(db)
  await deliverEvents(db, origin, ending)
}
