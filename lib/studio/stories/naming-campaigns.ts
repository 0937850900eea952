import 'server-only'
import { findCampaigns, placeOfAddress } from '@/lib/content/campaigns'
import { listCampaignStories, type Story } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { marketsOfStory } from '@/lib/platform/markets'
import { pathsOf } from './shown-address'

const addressType = 'url'

/** The addresses that the conditions of campaigns in content name. */
const addressesIn = (content: unknown): string[] =>
  findCampaigns(content)
    .flatMap(({ triggers = [] }) =>
      triggers.flatMap((entry) => (entry.component === 'trigger_group' ? entry.triggers : [entry])),
    )
    .filter(({ type }) => type === addressType)
    .flatMap(({ value = '' }) => value.split(','))
    .map((address) => address.trim())
    .filter(Boolean)

/** The other stories with campaigns that show at the address of a page, as published or in their drafts. */
export async function findNamingCampaigns(
  db: Executor,
  story: Pick<Story, 'id' | 'fullSlug' | 'translatedSlugs'>,
): Promise<{ id: number; name: string }[]> {
  const places = pathsOf(story).map(placeOfAddress)
  if (places.length === 0) return []
  const stories = await listCampaignStories(db)
  return stories
    .filter(({ id, fullSlug, content, publishedContent }) => {
      if (id === story.id) return false
      const markets = marketsOfStory(fullSlug)
      // An address without a market holds in those of its own story, and everywhere in one of all markets.
      const isNamed = (address: string) => {
        const { market, path } = placeOfAddress(address)
        return places.some(
          (place) =>
            place.path === path &&
            (market
              ? market === place.market
              : markets.length === 0 || (place.market !== undefined && markets.includes(place.market))),
        )
      }
      return [...addressesIn(content), ...addressesIn(publishedContent ?? {})].some(isNamed)
    })
    .map(({ id, name }) => ({ id, name }))
}
