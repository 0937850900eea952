import { measure } from '@/lib/platform/metrics'
import { staticPath } from '@/lib/server/next/internals'
import type { DocumentStore } from './document-store'
import type { RequestKind } from './request-kind'
import type { createShed } from './shed'

type Store = Pick<DocumentStore, 'bytes' | 'count' | 'lookUps'>

/** By what a request is measured as long as it costs no work: `document` is one that was answered from memory. */
export function measuredKind(kind: RequestKind, pathname: string, isOwn: boolean): string {
  if (isOwn) return 'own'
  if (kind !== 'other') return kind
  return pathname.startsWith(staticPath) ? 'static' : 'call'
}

/** Measures what the edge keeps, by the names of its stores. */
export function measureStores(stores: Readonly<Record<'documents' | 'questions', Store>>): void {
  const each = (value: (store: Store) => number) => () =>
    Object.entries(stores).map(([store, kept]) => ({ labels: { store }, value: value(kept) }))
  measure(
    'shop_kept_documents',
    each(({ count }) => count),
  )
  measure(
    'shop_kept_bytes',
    each(({ bytes }) => bytes),
  )
  measure('shop_kept_document_lookups_total', () =>
    Object.entries(stores).flatMap(([store, { lookUps }]) => [
      { labels: { store, lookup: 'hit' }, value: lookUps.hits },
      { labels: { store, lookup: 'miss' }, value: lookUps.misses },
    ]),
  )
}

/** Measures how much work of each kind is under way, and how much waits. */
export function measureWork({ load }: Pick<ReturnType<typeof createShed>, 'load'>): void {
  measure('shop_running_requests', () =>
    load().map(({ work, running }) => ({ labels: { work }, value: running })),
  )
  measure('shop_waiting_requests', () =>
    load().map(({ work, waiting }) => ({ labels: { work }, value: waiting })),
  )
}
