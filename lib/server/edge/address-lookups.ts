import type { Client } from '@/lib/platform/http'
import { count } from '@/lib/platform/metrics'
import { withTimeout } from '@/lib/platform/outage'
import { AdmissionQueue, type Limits } from './admission-queue'

/** There are more look-ups at the moment than there is room for. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

/** Look-ups by an index take a moment, but each has a connection of the database for itself. */
const usualLimits: Limits = { atOnce: 6, spare: 1, waiting: 100, patience: 1_000 }

/** Who asks: nothing is looked up for a client that is gone. */
type Asker = { client: Client; signal: AbortSignal }

/** Runs a look-up that a request needs, such as that of an address that anybody can make up. */
export type LookUp = <T>(find: () => Promise<T>, timeoutMs: number) => Promise<T>

/**
 * Looks addresses up in the database, only so many at once; clients share the room. Rejects with `BusyError` when there
 * is no room in time, but with another error while the database fails, which is no fault of those that ask.
 */
export function createAddressLookups(limits: Limits = usualLimits): (asker: Asker) => LookUp {
  const gate = new AdmissionQueue(limits)
  let isFailing = false
  return ({ client, signal }) =>
    async (find, timeoutMs) => {
      const leave = await gate.enter(client, signal)
      if (!leave && !signal.aborted) count('shop_shed_requests_total', { work: 'look-up' })
      if (!leave) throw isFailing ? new Error('The database does not answer') : new BusyError('No room')
      try {
        const found = await withTimeout(find(), timeoutMs)
        isFailing = false
        return found
      } catch (error) {
        isFailing = true
        throw error
      } finally {
        leave()
      }
    }
}
