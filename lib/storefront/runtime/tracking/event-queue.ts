import type { TrackingEvent } from '@/schemas/tracking'
import type { Once } from './tracking-data'

/** Whether the visitor allows tracking. `unknown`: there is no valid decision. */
export type Standing = 'unknown' | 'granted' | 'refused'

type Waiting = { event: TrackingEvent; once?: Once | undefined }

type Options = {
  standing: () => Standing
  push: (event: TrackingEvent) => void
  /** Notes that something was sent; false if it was before. Called only with consent, because it is stored. */
  isFirst: (once: Once) => boolean
}

const mostWaiting = 100

/** Events that wait for consent: sent when it is given, dropped when it is refused. */
export function createEventQueue({ standing, push, isFirst }: Options) {
  let waiting: Waiting[] = []
  const send = ({ event, once }: Waiting) => {
    if (!once || isFirst(once)) push(event)
  }
  const settle = () => {
    const now = standing()
    if (now === 'unknown') return
    const ready = waiting
    waiting = []
    if (now === 'granted') for (const each of ready) send(each)
  }
  return {
    add(event: TrackingEvent, once?: Once) {
      if (waiting.length < mostWaiting) waiting.push({ event, once })
      settle()
    },
    /** Looks at the consent again, which has changed. */
    settle,
    /** The events that still wait, which are not sent from here any more. Called only with consent. */
    take(): { event: TrackingEvent }[] {
      const left = waiting
      waiting = []
      return left.filter(({ once }) => !once || isFirst(once)).map(({ event }) => ({ event }))
    },
  }
}
