import type { Market } from './markets'
import { type Screen, screens } from './screens'

/** Folders below `app/[market]/` that are no content. */
const ownFolders = ['documentation', 'error', 'listing', 'share', 'icons']

/**
 * A content page is one static document, and its listing shows the first page of everything. A request that asks for
 * something else of the listing (a filter, an order, a further page) goes to a route that answers it on the server,
 * under the same address.
 */
export function listingRewrites(markets: readonly Market[], parameters: readonly string[]) {
  const codes = markets.map(({ code }) => code).join('|')
  const routes = Object.values<Screen>(screens).flatMap(({ route }) => route ?? [])
  const others = [...new Set([...ownFolders, ...routes])].join('|')
  return parameters.map((key) => ({
    source: `/:market(${codes})/:slug((?!(?:${others})/).+)/`,
    has: [{ type: 'query' as const, key }],
    destination: '/:market/listing/:slug/',
  }))
}
