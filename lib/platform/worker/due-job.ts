import { currentMs } from '@/lib/platform/clock'
import type { Job } from './job'

/** Another instance, or an import, may have planned something meanwhile. */
const longestMs = 5_000

type DueWork = {
  name: string
  /** When the next of it is due, in milliseconds since the epoch; undefined if nothing is planned. */
  nextDue: () => Promise<number | undefined>
  /** Does what is due. */
  carryOut: (ending: AbortSignal) => Promise<unknown>
}

/** A leased job that does what was planned at its time. It sleeps until then, but looks every few seconds. */
export function dueJob({ name, nextDue, carryOut }: DueWork): Job {
  let next: number | undefined
  return {
    name,
    leased: true,
    nextAt: (ended) =>
      ended === undefined ? 0 : Math.min(next ?? Number.POSITIVE_INFINITY, ended + longestMs),
    retryMs: longestMs,
    async run(ending) {
      next = await nextDue()
      if (next === undefined || next > currentMs()) return
      await carryOut(ending)
      next = await nextDue()
    },
  }
}
