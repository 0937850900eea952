/** The database's time, in milliseconds since the epoch, when this process's own count stood at `mark`. */
export type Reading = { databaseMs: number; mark: number }

/** Pages and the HTTP edge are bundled separately, so they share the reading through the process. */
const store = globalThis as { nestlingClock?: Reading }

export const lastReading = (): Reading | undefined => store.nestlingClock

export const keepReading = (reading: Reading): void => {
  store.nestlingClock = reading
}

/**
 * The time of the database, in milliseconds since the epoch: read every half minute, and counted on from there by a
 * count that nobody can set. An instance whose clock is wrong would otherwise end what others have begun. A process that
 * has not read it yet, such as a build, goes by the clock of its machine.
 */
export function currentMs(): number {
  const reading = lastReading()
  return reading ? reading.databaseMs + performance.now() - reading.mark : Date.now()
}

/** The same as a date. */
export const currentTime = (): Date => new Date(currentMs())
