import { type Market, marketsOfStory } from '@/lib/platform/markets'
import { type Addressed, translationsOf } from './claims'
import { isPageContent } from './problem'

type Page = Addressed & { component?: string | null }

/** Whether a story is a page that lies in the folder of none of some markets, so that no shopper can reach it there. */
export function isOutside(story: Page, markets: readonly Market[]): boolean {
  if (!isPageContent({ component: story.component ?? undefined })) return false
  const reached = [...marketsOfStory(story.fullSlug), ...translationsOf(story).map(({ market }) => market)]
  return !reached.some((market) => markets.includes(market))
}
