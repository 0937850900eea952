import type { Config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { runSandboxPayments, sandboxPaymentsJobName } from '@/lib/platform/payments'
import { every, type Worker } from '@/lib/platform/worker'

/** How late an event or a late payment may be. */
const intervalMs = 2_000

type Options = {
  worker: Worker
  db: Database
  config: Pick<Config, 'stripe'>
  /** The address of this server, since its public one need not lead back from within. */
  origin: () => string
}

/** Where no payment service is set: settles the payments of the sandbox, and sends its events. */
export function startSandboxPayments({ worker, db, config: { stripe }, origin }: Options): void {
  if (stripe) return
  worker.add({
    name: sandboxPaymentsJobName,
    leased: true,
    nextAt: every(intervalMs),
    run: (ending) => runSandboxPayments(db, origin(), ending),
  })
}
