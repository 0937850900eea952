import { logWarning } from '@/lib/platform/log'

/** What is wrong: it is `away`, or it answers and takes no changes (`readOnly`). */
export type DatabaseFault = 'away' | 'readOnly'

type State = { fault: DatabaseFault; reason: string; begunAt: number; isConfirmed: boolean }

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingDatabaseState?: State | undefined }

/** Whether the database is out of order at the moment, as far as statements that failed tell. */
export const isDatabaseOut = (): boolean => store.nestlingDatabaseState !== undefined

/** Whether a question to the database has shown that it is away: further statements would only wait. */
export const isDatabaseAway = (): boolean => {
  const state = store.nestlingDatabaseState
  return state?.fault === 'away' && state.isConfirmed
}

/** A statement has failed for a fault of the database. Returns whether that is news. */
export function databaseFails(fault: DatabaseFault, reason: string): boolean {
  const state = store.nestlingDatabaseState
  if (state) {
    if (fault === 'away') state.fault = fault
    return false
  }
  store.nestlingDatabaseState = { fault, reason, begunAt: performance.now(), isConfirmed: false }
  return true
}

/** A question to the database has failed as well: that is told once. */
export function databaseIsOut(): void {
  const state = store.nestlingDatabaseState
  if (!state || state.isConfirmed) return
  state.isConfirmed = true
  logWarning(
    `The database is out of order (${state.reason}). What needs it is answered with 503 until it answers again; single failures are not logged meanwhile.`,
    'database',
  )
}

/** The database answers a question, and takes changes. */
export function databaseWorks(): void {
  const state = store.nestlingDatabaseState
  if (!state) return
  store.nestlingDatabaseState = undefined
  const seconds = Math.max(1, Math.round((performance.now() - state.begunAt) / 1_000))
  logWarning(
    state.isConfirmed
      ? `The database answers again, after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : `Connections to the database were lost (${state.reason}). It answers, and they are opened again.`,
    'database',
  )
}
