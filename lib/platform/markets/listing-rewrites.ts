import { internalFolder } from './internal'
import type { Market } from './markets'
import { type Screen, screens } from './screens'

/** Folders below `app/[market]/` that hold no content pages. */
const ownFolders = [internalFolder, 'documentation', 'share', 'icons']

/**
 * A content page is one static document whose listing shows the first page without filters. A request with listing
 * parameters (a filter, an order, a further page) is rewritten to a route that renders it on the server under the same
 * address.
 */
export function listingRewrites(markets: readonly Market[], parameters: readonly string[]) {
  const codes = markets.map(({ code }) => code).join('|')
  const routes = Object.values<Screen>(screens).flatMap(({ route }) => route?.split('/')[0] ?? [])
  const others = [...new Set([...ownFolders, ...routes])].join('|')
  return parameters.map((key) => ({
    source: `/:market(${codes})/:slug((?!(?:${others})/).+)/`,
    has: [{ type: 'query' as const, key }],
    destination: `/:market/${internalFolder}/listing/:slug/`,
  }))
}
