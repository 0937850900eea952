import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import {
  countBy,
  type LabelName,
  labelValue,
  labelValues,
  type Metric,
  type MetricName,
  metrics,
  type Sample,
} from '@/lib/platform/metrics'

/** Seconds: a kept document takes less than the first, a paper some of the last. */
const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]

type Labels = Readonly<Record<string, string>>

const closed = (labels: Labels): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels).map(([name, value]) => [name, labelValue(name as LabelName, value)]),
  )

/** All values that labels have together: a series that is there from the start shows its first increase. */
const combined = (names: readonly LabelName[]): Labels[] =>
  names.reduce<Labels[]>(
    (sets, name) => sets.flatMap((set) => labelValues[name].map((value) => ({ ...set, [name]: value }))),
    [{}],
  )

/** What the database says of the whole shop, by metric; undefined where it gave no answer in time. */
export type ReadShop = () => Promise<Partial<Record<MetricName, readonly Sample[]>> | undefined>

export type Metrics = {
  /** Notes a request that has been answered. */
  observe: (kind: string, status: number | 'gone', seconds: number) => void
  /** What gauges of the whole shop are read by, from now on. */
  readShopBy: (read: ReadShop) => void
  /** All figures, as Prometheus reads them. */
  text: () => Promise<string>
  contentType: string
}

/** Begins to count in this process. Figures of the database are asked for at a scrape alone. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const readers = new Map<MetricName, Set<() => readonly Sample[]>>()
  const counters = new Map<MetricName, Counter>()
  const ofShop = new Map<MetricName, Gauge>()
  let durations: Histogram | undefined
  /** By kind and status: a request must not cost the search for its series. Both are few, and written by the shop. */
  const series = new Map<string, Map<number | 'gone', Histogram.Internal<string> | undefined>>()
  let readShop: ReadShop = async () => ({})

  const samplesOf = (name: MetricName) => [...(readers.get(name) ?? [])].flatMap((read) => read())
  const entries: [MetricName, Metric][] = Object.entries(metrics) as [MetricName, Metric][]
  for (const [name, { type, help, labels }] of entries) {
    const options = { name, help, labelNames: [...labels], registers: [registry] }
    if (type === 'histogram') durations = new Histogram({ ...options, buckets })
    else if (type === 'counted') {
      const counter = new Counter(options)
      for (const set of combined(labels)) counter.inc({ ...set }, 0)
      counters.set(name, counter)
    } else if (type === 'database') ofShop.set(name, new Gauge(options))
    else {
      const Kind = type === 'total' ? Counter : Gauge
      new Kind({
        ...options,
        collect() {
          this.reset()
          for (const { labels: own, value } of samplesOf(name)) this.inc(closed(own), value)
        },
      })
    }
  }

  countBy({
    readers,
    count: (name, labels, by) => counters.get(name)?.inc(closed(labels), by),
  })

  const seriesOf = (kind: string, status: number | 'gone') => {
    const ofKind = series.get(kind) ?? new Map()
    series.set(kind, ofKind)
    const found = ofKind.get(status) ?? durations?.labels(closed({ kind, status: String(status) }))
    ofKind.set(status, found)
    return found
  }

  const readTheShop = async () => {
    const found = await readShop()
    if (!found) counters.get('shop_failed_readings_total')?.inc()
    for (const [name, gauge] of ofShop) {
      gauge.reset()
      // Without labels it would be 0, which nobody has read.
      if (!found && metrics[name].labels.length === 0) gauge.remove()
      for (const { labels, value } of found?.[name] ?? []) gauge.inc(closed(labels), value)
    }
  }

  return {
    observe: (kind, status, seconds) => seriesOf(kind, status)?.observe(seconds),
    readShopBy(read) {
      readShop = read
    },
    async text() {
      await readTheShop()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
