import { orderStatuses, paymentMethods } from '@/schemas/shop'

const works = [
  ...['search', 'listing', 'page', 'private', 'picture', 'photograph', 'print', 'card', 'draft', 'content'],
  ...['manage', 'upload', 'share', 'icon', 'sitemap'],
]

const jobs = [
  ...[
    'assigned-mails',
    'back-in-stock',
    'campaign-times',
    'campaigns',
    'categories of pages',
    'clock',
    'customer-mails',
  ],
  ...[
    'deliveries',
    'edge-purges',
    'error documents',
    'feed-mails',
    'feeds',
    'housekeeping',
    'instance',
    'invalidations',
    'late-returns',
  ],
  ...[
    'leases',
    'listings of older releases',
    'mention-mails',
    'merchant-webhooks',
    'messages',
    'order-mails',
  ],
  ...[
    'payments',
    'planned publishing',
    'published pages',
    'refunds',
    'sales',
    'sandbox-payments',
    'stock',
    'studio-mails',
    'webhooks',
  ],
]

const messages = [
  ...[
    'answers',
    'assigned',
    'back-in-stock',
    'confirm',
    'customer',
    'feed',
    'gift-card',
    'mention',
    'merchant-webhook',
  ],
  ...[
    'order',
    'order-link',
    'order-notice',
    'paymentEnd',
    'paymentPayback',
    'sandboxPayment',
    'stock',
    'studio',
    'subscribe',
  ],
  ...['unsubscribe', 'webhook', 'withdrawal'],
]

/** The values that labels have. Another one is counted as `other`, so that no visitor makes up a series. */
export const labelValues = {
  caller: ['visitor', 'crawl'],
  condition: ['server', 'database', 'migrations', 'content', 'index'],
  /** Of a request: the work that it cost, or how it was answered without any. */
  kind: [...['document', 'navigation', 'file', 'call', 'static', 'refused', 'own'], ...works],
  /** Prometheus itself calls the group of an instance `job`. */
  job_name: jobs,
  message: messages,
  method: paymentMethods,
  order_status: orderStatuses,
  pool: ['requests', 'jobs'],
  quantile: ['0.5', '0.99'],
  reason: ['full', 'late', 'outage', 'silence'],
  result: ['ok', 'failed', 'given_up'],
  lookup: ['hit', 'miss'],
  payment_result: ['paid', 'failed', 'cancelled', 'refunded', 'wrong', 'unanswered'],
  state: ['busy', 'idle'],
  /** `gone`: the client went before the answer was whole. */
  status: [
    ...[
      '200',
      '201',
      '202',
      '204',
      '206',
      '301',
      '302',
      '303',
      '304',
      '307',
      '308',
      '400',
      '401',
      '403',
      '404',
    ],
    ...[
      '405',
      '406',
      '409',
      '410',
      '411',
      '413',
      '414',
      '415',
      '422',
      '429',
      '431',
      '500',
      '502',
      '503',
      '504',
    ],
    'gone',
  ],
  store: ['documents', 'questions'],
  work: [...works, 'look-up', 'body'],
} as const satisfies Record<string, readonly string[]>

export type LabelName = keyof typeof labelValues

/** The value of a label, if it is one of those that it may have. */
export const labelValue = (name: LabelName, value: string): string =>
  (labelValues[name] as readonly string[]).includes(value) ? value : 'other'
