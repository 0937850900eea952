import { clockText } from '@/lib/platform/time'

type Window = { from: string; to: string }
/** `begun`: the campaign is seen as soon as it is published. */
type Faults = { from?: 'begun'; to?: 'reversed' | 'past' }

/** What is told of times by the clock of a zone, `2026-12-01T08:00`, of which an empty one is no limit. */
export function windowFaults({ from, to }: Window, timeZone: string, now: number): Faults {
  const clock = clockText(now, timeZone)
  return {
    ...(from !== '' && from <= clock && ({ from: 'begun' } as const)),
    ...(to !== '' && (to <= from ? ({ to: 'reversed' } as const) : to <= clock && ({ to: 'past' } as const))),
  }
}
