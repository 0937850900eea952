import type { Executor } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import type { ShownLanguages } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'
import type { DeliveryDays } from '@/schemas/shop'
import type { ColourWords } from '../colours/base-colour'
import { articleOf } from './article'
import { entryOf, soldVariants } from './entry'
import { facetsOf, upsertFacetValues } from './facet-values'
import type { AttributeWords, CategoryNode, ListingSource } from './sources'
import type { EntryRow } from './write-entries'

/** What products are listed by, besides their own rows. */
export type ListingContext = {
  brand: Brand
  markets: readonly Market[]
  trees: ReadonlyMap<string, ReadonlyMap<string, CategoryNode[]>>
  partWords: ReadonlyMap<string, ReadonlySet<string>>
  shown: ShownLanguages
  colours: ColourWords
  /** The days to delivery that markets promise, by shop locale. */
  promised: ReadonlyMap<string, DeliveryDays>
}

/** The categories of a product in a market, with all their ancestors. */
export const linesOf = (
  { categories }: ListingSource,
  market: Market,
  trees: ListingContext['trees'],
): CategoryNode[] => {
  const tree = trees.get(market.shopLocale)
  const nodes = categories.flatMap((key) => tree?.get(key) ?? [])
  return [...new Map(nodes.map((node) => [node.id, node])).values()]
}

/** The entries of products in all markets that have them, and the facets of the ids of their values. */
export async function entriesOf(
  tx: Executor,
  sources: readonly ListingSource[],
  { brand, markets, trees, shown, colours, promised }: ListingContext,
  words: ReadonlyMap<string, AttributeWords>,
) {
  const found = sources.flatMap((source) =>
    markets.flatMap((market) => {
      const shop = { brand, market, promised: promised.get(market.shopLocale) }
      const entry = entryOf(source, shop, words, shown(market))
      if (!entry) return []
      return {
        source,
        market,
        entry,
        facets: facetsOf(source, soldVariants(source, shop), words, colours, {
          isReduced: entry.card.sale,
        }),
      }
    }),
  )
  const ids = await upsertFacetValues(
    tx,
    found.flatMap(({ facets }) => facets),
  )
  return {
    facetOf: new Map([...ids].map(([key, id]) => [id, key.slice(0, key.indexOf(' '))])),
    rows: found.map(
      ({
        source,
        market,
        entry: { card, price, reduction, buyable, popularity, rating },
        facets,
      }): EntryRow => ({
        locale: market.shopLocale,
        product_id: source.id,
        number: source.number,
        categories: linesOf(source, market, trees).map(({ id }) => id),
        facets: facets.map(({ facet, value }) => ids.get(`${facet} ${value}`) ?? 0),
        price,
        reduction,
        buyable,
        popularity,
        rating,
        online_since: source.onlineSince,
        card,
        article: articleOf(source),
      }),
    ),
  }
}
