/** The database's time, in milliseconds since the epoch, when this process's own count stood at `mark`. */
export type Reading = { databaseMs: number; mark: number }

/** How far the clock of the machine is ahead of that of the database, in milliseconds. */
const aheadSetting = 'NESTLING_CLOCK_AHEAD'

/** Pages and the HTTP edge are bundled separately, so they share the reading through the process. */
const store = globalThis as { nestlingClock?: Reading }

export const lastReading = (): Reading | undefined => store.nestlingClock

export const keepReading = (reading: Reading): void => {
  store.nestlingClock = reading
}

/**
 * The time of the database, in whole milliseconds since the epoch: read every half minute, and counted on from there by a
 * count that nobody can set. An instance whose clock is wrong would otherwise end what others have begun. A process that
 * has not read it yet goes by the clock of its machine; a build is told how far that is ahead.
 */
export function currentMs(): number {
  const reading = lastReading()
  if (reading) return Math.floor(reading.databaseMs + performance.now() - reading.mark)
  return Date.now() - (Number(process.env[aheadSetting]) || 0)
}

/** The environment of a process that cannot read the time of the database itself: it renders many pages at once. */
export const clockEnvironment = () => ({ [aheadSetting]: String(Math.round(Date.now() - currentMs())) })

/** The same as a date. */
export const currentTime = (): Date => new Date(currentMs())
