import type { ReadableSpan } from '@opentelemetry/sdk-trace'

/** What may leave the shop. Next.js and libraries also say addresses with their queries, and messages of errors. */
const allowed: ReadonlySet<string> = new Set([
  ...['http.request.method', 'http.response.status_code', 'http.route', 'error.type'],
  ...['db.system.name', 'db.query.summary'],
  ...['shop.kind', 'shop.answer', 'shop.market', 'shop.gone', 'shop.message', 'shop.attempt', 'shop.job'],
  ...['shop.service', 'shop.content.version', 'shop.content.stale', 'shop.pool'],
  ...['next.span_type', 'next.route', 'next.rsc', 'http.method', 'http.status_code'],
])

const isRouteKey = (key: string) => key.endsWith('.route')

/** Whether a path is the template of an address, such as `/[market]/[...path]`. */
export type IsTemplate = (path: string) => boolean

const hidden = '…'

/**
 * A span without what may tell of a person: only attributes of a closed list, of paths only templates, and of errors only
 * their kind.
 */
export function cleanSpan(span: ReadableSpan, isTemplate: IsTemplate): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(
    ([key, value]) => allowed.has(key) && (!isRouteKey(key) || isTemplate(String(value))),
  )
  const name = span.name.replace(/\/\S*/g, (path) => (isTemplate(path) ? path : hidden))
  return Object.create(span, {
    name: { value: name },
    attributes: { value: Object.fromEntries(attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan
}
