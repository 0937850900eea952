export const units = ['days', 'hours', 'minutes', 'seconds'] as const
export type Unit = (typeof units)[number]
type Remaining = Record<Unit, number>

const second = 1000

/** Milliseconds as days, hours, minutes and seconds, rounded up to a second: zero is the end itself. */
export function remainingOf(milliseconds: number): Remaining {
  const seconds = Math.max(0, Math.ceil(milliseconds / second))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/**
 * Calls `tell` with the remaining milliseconds, at once, then every second, and for the last time at zero. Returns a
 * function that stops it.
 */
export function watchRemaining(end: number, tell: (milliseconds: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const left = Math.max(0, end - Date.now())
    if (left > 0) timer = setTimeout(look, left % second || second)
    tell(left)
  }
  look()
  return () => clearTimeout(timer)
}
