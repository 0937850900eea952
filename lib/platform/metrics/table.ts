import type { LabelName } from './labels'

export type Metric = {
  /**
   * `counted`: code counts it as it happens. `total` and `gauge`: read when it is asked for; a total never falls while the
   * process lives. `database`: a gauge of the whole shop, the same on each instance.
   */
  type: 'counted' | 'total' | 'gauge' | 'database' | 'histogram'
  help: string
  labels: readonly LabelName[]
}

/** What is measured, by the names that Prometheus knows it by: the unit stands last, `_total` behind what is counted. */
export const metrics = {
  shop_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from a request to the end of its answer, by what it cost and its status.',
    labels: ['kind', 'status'],
  },
  shop_shed_requests_total: {
    type: 'counted',
    help: 'Requests turned away because there was no room in time for the work that they cost.',
    labels: ['work'],
  },
  shop_running_requests: {
    type: 'gauge',
    help: 'Requests under way that cost work, by that work.',
    labels: ['work'],
  },
  shop_waiting_requests: {
    type: 'gauge',
    help: 'Requests that wait until there is room for the work that they cost.',
    labels: ['work'],
  },
  shop_kept_document_lookups_total: {
    type: 'total',
    help: 'Requests for which a kept document was looked for, by whether there was a current one.',
    labels: ['store', 'lookup'],
  },
  shop_kept_documents: { type: 'gauge', help: 'Documents kept in memory.', labels: ['store'] },
  shop_kept_bytes: {
    type: 'gauge',
    help: 'Memory of the bodies of the documents that are kept.',
    labels: ['store'],
  },
  shop_page_cache_lookups_total: {
    type: 'total',
    help: 'Pages looked for in the cache of Next.js, by whether they were there: a miss is a page that is made.',
    labels: ['lookup'],
  },
  shop_shared_pages_total: {
    type: 'total',
    help: 'Pages that another instance had made, and this one took over.',
    labels: [],
  },
  shop_edge_purges_total: {
    type: 'counted',
    help: 'Purges of the HTTP caches in front of the shop, by whether they were answered.',
    labels: ['result'],
  },
  shop_page_cache_bytes: {
    type: 'gauge',
    help: 'Disk of the pages that were made on request, once one was written.',
    labels: [],
  },
  shop_content_waiting_calls: {
    type: 'gauge',
    help: 'Calls to the content service that wait for their turn.',
    labels: ['caller'],
  },
  shop_content_refused_calls_total: {
    type: 'counted',
    help: 'Calls to the content service that were given up, by why.',
    labels: ['reason'],
  },
  shop_publishes_total: {
    type: 'counted',
    help: 'Events of the content service (publishes among them) that this instance has carried out first.',
    labels: [],
  },
  shop_database_connections: {
    type: 'gauge',
    help: 'Connections to the database that are open, by whether they are in use.',
    labels: ['pool', 'state'],
  },
  shop_database_waiting_statements: {
    type: 'gauge',
    help: 'Statements that wait for a connection.',
    labels: ['pool'],
  },
  shop_slow_statements_total: {
    type: 'counted',
    help: 'Statements that took longer than SLOW_STATEMENT_MS.',
    labels: ['pool'],
  },
  shop_job_runs_total: {
    type: 'counted',
    help: 'Runs of background jobs that have ended.',
    labels: ['job_name', 'result'],
  },
  shop_job_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When a job last ended well in this process, in seconds since 1970.',
    labels: ['job_name'],
  },
  shop_held_leases: {
    type: 'gauge',
    help: 'Jobs that this instance runs on behalf of all.',
    labels: ['job_name'],
  },
  shop_expired_leases: {
    type: 'database',
    help: 'Jobs that no instance has run on behalf of all for half a minute.',
    labels: [],
  },
  shop_outbox_deliveries_total: {
    type: 'counted',
    help: 'Attempts to deliver a message of the outbox.',
    labels: ['message', 'result'],
  },
  shop_outbox_messages: {
    type: 'database',
    help: 'Messages of the outbox that wait for their delivery.',
    labels: ['message'],
  },
  shop_outbox_oldest_seconds: {
    type: 'database',
    help: 'Age of the oldest message of the outbox that waits for its delivery.',
    labels: ['message'],
  },
  shop_recent_orders: {
    type: 'database',
    help: 'Orders placed within the last 24 hours, by their state.',
    labels: ['order_status'],
  },
  shop_payments_total: {
    type: 'counted',
    help: 'What became of payments at the payment service. wrong: not the amount that was asked for; unanswered: it gave no answer.',
    labels: ['method', 'payment_result'],
  },
  shop_sold_out_variants_total: {
    type: 'counted',
    help: 'Variants whose last piece was ordered.',
    labels: [],
  },
  shop_logged_errors_total: { type: 'counted', help: 'Errors in the log.', labels: [] },
  shop_unmet_conditions: {
    type: 'gauge',
    help: 'What the instance lacks to be ready: 1 for each.',
    labels: ['condition'],
  },
  shop_failed_readings_total: {
    type: 'counted',
    help: 'Scrapes in which the database did not answer in time, so that its gauges are missing.',
    labels: [],
  },
  nodejs_eventloop_lag_seconds: {
    type: 'gauge',
    help: 'How late the event loop was since the last scrape.',
    labels: ['quantile'],
  },
  nodejs_heap_size_used_bytes: { type: 'gauge', help: 'Heap of JavaScript that is in use.', labels: [] },
  process_resident_memory_bytes: { type: 'gauge', help: 'Resident memory of the process.', labels: [] },
  process_cpu_seconds_total: { type: 'total', help: 'Processor time of the process.', labels: [] },
  process_start_time_seconds: {
    type: 'gauge',
    help: 'When the process began, in seconds since 1970.',
    labels: [],
  },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof metrics
/** The names of the metrics of a type. */
export type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: (typeof metrics)[Name]['type'] extends Type ? Name : never
}[MetricName]
/** The labels of a metric with their values. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof metrics)[Name]['labels'][number], string>
>
