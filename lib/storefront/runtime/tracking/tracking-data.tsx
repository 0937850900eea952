import type { TrackingEvent } from '@/schemas/tracking'

/** How often an event is sent: once in a visit, once from entering the checkout to leaving it, or once for ever. */
export type Once = { key: string; lasting: 'session' | 'checkout' | 'browser' }

/** What variants of a product cost, in minor units, with the keys of those that cost it. */
export type PagedVariants = [price: number, keys: string][]

/** An event of a page, which is sent when it is shown. That of a product with variants is of the chosen one. */
export type PageEvent = { event: TrackingEvent; once?: Once; variants?: PagedVariants }

/** The events of a page as data, which only tracking reads. */
export const TrackingData = ({ events }: { events: readonly PageEvent[] }) => (
  <span hidden data-tracking={JSON.stringify(events)} />
)
