import 'server-only'
import { and, eq } from 'drizzle-orm'
import { slugsIn } from '@/lib/content/addresses'
import { placeOfAddress } from '@/lib/content/campaigns'
import { type FoundStory, findStories, findStoriesAt } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { contentKey, contentPath, type Market, marketsOfStory, screenAt } from '@/lib/platform/markets'
import { categories, productTexts } from '@/lib/shop/catalogue'
import { pageBlock } from '@/schemas/blocks/page'
import type { ListAsked } from './pick-campaign'
import type { PickedThing } from './types'

const most = 40

/** An address of a page; where a campaign stands in several markets, without the market, so that it holds in each. */
function addressIn(markets: readonly Market[], fullSlug: string): string {
  const [first] = markets
  const shown = marketsOfStory(fullSlug).find((one) => markets.includes(one)) ?? first
  const path = shown ? contentPath(shown, fullSlug) : '/'
  return markets.length === 1 ? path : path.replace(/^\/[^/]+(?=\/)/, '')
}

const toPicked =
  (markets: readonly Market[]) =>
  (story: FoundStory): PickedThing => {
    const address = addressIn(markets, story.fullSlug)
    return { value: address, name: story.name, detail: address, id: story.id, fullSlug: story.fullSlug }
  }

/** What stands at an address of a market: a screen, a product, a category or a page; undefined for nothing. */
async function pageAt(db: Database, market: Market, address: string): Promise<PickedThing | undefined> {
  const key = contentKey(placeOfAddress(address).path)
  const thing = (name: string): PickedThing => ({ value: address, name, detail: address })
  const slugs = [market.shopLocale, ...market.brands].flatMap((folder) => slugsIn(folder, key))
  const [story] = await findStoriesAt(db, [...slugs, key])
  if (story) return thing(story.name)
  const screen = screenAt(market, key)
  if (key === '_' || (screen !== undefined && screen !== 'product')) return thing(address)
  const [category] = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.locale, market.shopLocale), eq(categories.path, key)))
    .limit(1)
  if (category) return thing(category.name)
  const [product] = await db
    .select({ name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.path, key.replace(/^p\//, '')))
    .limit(1)
  return product && key.startsWith('p/') ? thing(product.name) : undefined
}

/** Pages by name or address, those of the same market first; by values, those of which something stands there. */
export async function pickPages(
  db: Database,
  markets: readonly Market[],
  { term = '', values, near }: ListAsked & { near: string },
): Promise<PickedThing[]> {
  if (!values) {
    const found = await findStories(db, { term, types: [pageBlock.name], near, most: most * 2 })
    const isHere = ({ fullSlug }: FoundStory) =>
      marketsOfStory(fullSlug).some((market) => markets.includes(market))
    return found.filter(isHere).slice(0, most).map(toPicked(markets))
  }
  const found: PickedThing[] = []
  for (const address of values) {
    const { market } = placeOfAddress(address)
    for (const one of market ? [market] : markets) {
      const thing = await pageAt(db, one, address)
      if (!thing) continue
      found.push(thing)
      break
    }
  }
  return found
}
