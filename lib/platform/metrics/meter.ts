import type { LabelsOf, MetricName, NameOf } from './table'

export type Sample = { labels: Readonly<Record<string, string>>; value: number }
type Reader = () => readonly Sample[]

/** What keeps the figures of this process; there is none where nobody can ask for them. */
type Meter = {
  count: (name: MetricName, labels: Readonly<Record<string, string>>, by: number) => void
  /** What is read at a scrape, by the name of the metric. */
  readers: Map<MetricName, Set<Reader>>
}

/** The pages and the HTTP edge are bundled apart, so what they share is on the process. */
const store = globalThis as { nestlingMeter?: Meter | undefined }

/** Counts something that has happened. Costs nothing where nobody can ask for it. */
export function count<Name extends NameOf<'counted'>>(name: Name, labels: LabelsOf<Name>, by = 1): void {
  store.nestlingMeter?.count(name, labels, by)
}

/** Has something read at each scrape. Several readers of one metric are added up. */
export function measure<Name extends NameOf<'gauge' | 'total'>>(
  name: Name,
  read: () => readonly { labels: LabelsOf<Name>; value: number }[],
): void {
  const readers = store.nestlingMeter?.readers
  readers?.set(name, (readers.get(name) ?? new Set()).add(read))
}

/** From now on this process counts; undefined: no more. */
export function countBy(meter: Meter | undefined): void {
  store.nestlingMeter = meter
}
