import type { TrackingEvent } from '@/schemas/tracking'

/** How often an event is sent: once in a visit, or once for ever. */
export type Once = { key: string; lasting: 'session' | 'browser' }

/** An event of a page, which is sent when it is shown. */
export type PageEvent = { event: TrackingEvent; once?: Once }

/** The events of a page as data, which only tracking reads. */
export const TrackingData = ({ events }: { events: readonly PageEvent[] }) => (
  <span hidden data-tracking={JSON.stringify(events)} />
)
