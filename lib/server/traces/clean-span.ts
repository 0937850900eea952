import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** By which the spans of the shop itself are made, whose attributes code writes from closed lists. */
export const ownScope = 'shop'

/** What may leave the shop of the spans of others: Next.js also says addresses with their queries, and messages of errors. */
const allowed: ReadonlySet<string> = new Set([
  ...[
    'next.span_type',
    'next.route',
    'next.rsc',
    'http.method',
    'http.status_code',
    'http.route',
    'error.type',
  ],
])

const isRouteKey = (key: string) => key.endsWith('.route')

/** Whether a path is the template of an address, such as `/[market]/[...path]`. */
export type IsTemplate = (path: string) => boolean

const hidden = '…'

/**
 * A span without what may tell of a person: only attributes of a closed list, of paths only templates, and of errors only
 * their kind. Spans of the shop itself say nothing else.
 */
export function cleanSpan(span: ReadableSpan, isTemplate: IsTemplate): ReadableSpan {
  if (span.instrumentationScope.name === ownScope) return span
  const attributes: ReadableSpan['attributes'] = {}
  for (const key of Object.keys(span.attributes)) {
    const value = span.attributes[key]
    if (allowed.has(key) && (!isRouteKey(key) || isTemplate(String(value)))) attributes[key] = value
  }
  const context = span.spanContext()
  return {
    name: span.name.replace(/\/\S*/g, (path) => (isTemplate(path) ? path : hidden)),
    kind: span.kind,
    spanContext: () => context,
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { code: span.status.code },
    attributes,
    links: span.links,
    events: [],
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  }
}
