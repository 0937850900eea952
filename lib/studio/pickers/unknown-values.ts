import 'server-only'
import { namesReader } from '@/lib/content/campaigns'
import { type Database, database } from '@/lib/platform/db'
import { allMarkets, type Market, marketsOfStory } from '@/lib/platform/markets'
import { triggerOf } from '@/schemas/blocks/triggers'
import type { Picks } from '@/schemas/content'
import { knownBrands, knownCategoryNames, knownNumbers, knownSubbrands } from './known-names'
import { pagesAt } from './pages-at'

type Condition = { type: string; value: string }
type Known = (db: Database, markets: readonly Market[], values: readonly string[]) => Promise<string[]>

/**
 * What there is: of pages and products what some values name, of the others all names, as these may hold commas. The
 * places of the checkout are known to the check of the content itself.
 */
const known: Partial<Record<Picks, Known>> = {
  pages: async (db, markets, values) => [...(await pagesAt(db, markets, values)).keys()],
  productNumbers: (db, _, values) => knownNumbers(db, values),
  brands: knownBrands,
  subbrands: knownSubbrands,
  categoryNames: knownCategoryNames,
}

/**
 * Of each condition of a campaign its values that name nothing in any market of their story. Those of a kind are looked up
 * together.
 */
export async function unknownValues(
  fullSlug: string,
  conditions: readonly Condition[],
  db: Database = database(),
): Promise<string[][]> {
  const own = marketsOfStory(fullSlug)
  const markets = own.length > 0 ? own : allMarkets
  const unknown = conditions.map((): string[] => [])
  const kinds = Map.groupBy(conditions.keys(), (at) => triggerOf(conditions[at]?.type ?? '')?.picks)
  const written = namesReader([])
  for (const [picks, places] of kinds) {
    const find = picks && known[picks]
    const values = places.flatMap((at) => written(conditions[at]?.value ?? ''))
    if (!find || values.length === 0) continue
    const found = await find(db, markets, [...new Set(values)])
    const read = namesReader(found)
    const isKnown = new Set(found)
    for (const at of places)
      unknown[at] = read(conditions[at]?.value ?? '').filter((name) => !isKnown.has(name))
  }
  return unknown
}
