import 'server-only'
import { namesIn } from '@/lib/content/campaigns'
import { type Database, database } from '@/lib/platform/db'
import { allMarkets, type Market, marketsOfStory } from '@/lib/platform/markets'
import { triggerPicks } from '@/schemas/blocks/trigger-container'
import type { Picks } from '@/schemas/content'
import { knownNumbers, pickBrands, pickCategoryNames, pickSubbrands } from './pick-campaign'
import { pickPages } from './pick-pages'

type Known = (db: Database, markets: readonly Market[], values: readonly string[]) => Promise<string[]>

const valuesOf = (things: readonly { value: string }[]) => things.map(({ value }) => value)

/** The values among some that there are. The places of the checkout are known to the check of the content itself. */
const known: Partial<Record<Picks, Known>> = {
  pages: async (db, markets, values) => valuesOf(await pickPages(db, markets, { values, near: '' })),
  productNumbers: (db, _, values) => knownNumbers(db, values),
  brands: async (db, _, values) => valuesOf(await pickBrands(db, { values })),
  subbrands: async (db, _, values) => valuesOf(await pickSubbrands(db, { values })),
  categoryNames: async (db, markets, values) =>
    (
      await Promise.all(
        markets.map(async (market) => valuesOf(await pickCategoryNames(db, market, { values }))),
      )
    ).flat(),
}

/** The values of a condition of a campaign that name nothing in any market of its story. */
export async function unknownValues(
  fullSlug: string,
  { type, value }: { type: string; value: string },
  db: Database = database(),
): Promise<string[]> {
  const picks = Object.hasOwn(triggerPicks, type)
    ? triggerPicks[type as keyof typeof triggerPicks]
    : undefined
  const find = picks && known[picks]
  const written = namesIn(value)
  if (!find || written.length === 0) return []
  const own = marketsOfStory(fullSlug)
  const found = await find(db, own.length > 0 ? own : allMarkets, written)
  const wanted = namesIn(value, found)
  const isKnown = new Set(found)
  return wanted.filter((name) => !isKnown.has(name))
}
