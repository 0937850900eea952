import 'server-only'
import { type FoundStory, findStories } from '@/lib/content/embedded'
import type { Database } from '@/lib/platform/db'
import { contentPath, type Market, marketsOfStory } from '@/lib/platform/markets'
import type { StudioLanguage } from '@/lib/studio/i18n'
import { pageBlock } from '@/schemas/blocks/page'
import { mostFound as most } from './limits'
import { pagesAt } from './pages-at'
import type { ListAsked } from './pick-campaign'
import { pickScreens } from './pick-screens'
import { shownStateOf } from './shown-state'
import type { PickedThing } from './types'

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
    const { id, name, fullSlug } = story
    return { value: address, name, detail: address, id, fullSlug, ...shownStateOf(story) }
  }

/** Pages by name or address, those of the same market first, then screens; by values, those of which something stands there. */
export async function pickPages(
  db: Database,
  markets: readonly Market[],
  language: StudioLanguage,
  { term = '', values, near }: ListAsked & { near: string },
): Promise<PickedThing[]> {
  if (!values) {
    const screens = await pickScreens(db, markets, language, term)
    const found = await findStories(db, { term, types: [pageBlock.name], near, most: most * 2 })
    const isHere = ({ fullSlug }: FoundStory) =>
      marketsOfStory(fullSlug).some((market) => markets.includes(market))
    const pages = found.filter(isHere).slice(0, most - screens.length)
    return [...pages.map(toPicked(markets)), ...screens]
  }
  const names = await pagesAt(db, markets, values)
  return [...names].map(([address, name]) => ({ value: address, name, detail: address }))
}
