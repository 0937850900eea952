import { clockText } from '@/lib/platform/time'

const minute = 60_000
const step = 5 * minute

/** The next full five minutes that leave time to press a button, on a clock of a zone: `2026-11-28T11:25`. */
export const nextClock = (timeZone: string, now: number = Date.now()): string =>
  clockText(Math.ceil((now + minute) / step) * step, timeZone)
