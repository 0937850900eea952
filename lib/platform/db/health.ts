import { errorMessage, muteErrors } from '@/lib/platform/log'
import {
  asOutage,
  databaseFails,
  databaseIsOut,
  databaseWorks,
  isDatabaseAway,
  isDatabaseOut,
  isOfOutage,
} from '@/lib/platform/outage'
import { isPassing } from './await-database'
import { sqlState } from './executor'

/** How often a database that is out of order is asked whether it works again. */
const askMs = 250

/** Rejects unless the database answers and takes changes. */
export type AskWhetherItWorks = () => Promise<void>

/** What a statement asks for this: whether the session may write, which a standby and a database in recovery may not. */
export const takesChanges =
  "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as takes_changes"

const readOnlyTransaction = '25006'

function askUntilItWorks(ask: AskWhetherItWorks): void {
  ask().then(databaseWorks, () => {
    databaseIsOut()
    setTimeout(() => askUntilItWorks(ask), askMs).unref()
  })
}

/**
 * Judges a statement that failed. One that fails because the database is away, or takes no changes, is marked as an
 * outage, by which pages and calls answer 503; the log tells of its beginning and its end. Returns the error.
 */
export function judged<T>(error: T, ask: AskWhetherItWorks): T {
  if (!isPassing(error)) return error
  muteErrors((one) => isDatabaseOut() && isOfOutage(one))
  const fault = sqlState(error) === readOnlyTransaction ? 'readOnly' : 'away'
  if (databaseFails(fault, errorMessage(innermost(error)))) askUntilItWorks(ask)
  return asOutage(error)
}

/** Without the statement, which is told before it. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error

/** What statements are rejected with at once while the database is away. */
class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** Throws while the database is known to be away: a statement would only wait, and its visitor with it. */
export function refuseWhileAway(): void {
  if (isDatabaseAway()) throw asOutage(new DatabaseAway('The database is away'))
}
