import { type FoundCampaign, findCampaigns, findCollisions } from '@/lib/content/campaigns'
import type { CampaignStory } from '@/lib/content/embedded'
import { marketsOfStory } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import type { Condition, DeskEntry } from './entry'

type Given = { now: number; marketCodes: readonly string[] }

/** One without a date or a trigger shows always, and needs no desk. A trigger that cannot be read is one. */
const isTimed = ({ window, triggers }: FoundCampaign) =>
  window.dateFrom !== undefined || window.dateTo !== undefined || !window.isValid || triggers?.length !== 0

const conditionsOf = ({ triggers = [] }: FoundCampaign): Condition[] =>
  triggers.map((entry) =>
    entry.component === 'trigger_group'
      ? { all: entry.triggers.map(({ type, value }) => ({ type, value })) }
      : { type: entry.type, value: entry.value },
  )

const told = (campaign: FoundCampaign) => JSON.stringify([campaign.window, campaign.triggers])

/** The campaigns of a story: those of its draft, and those that only shoppers still see. */
export function contentEntries(story: CampaignStory, { now, marketCodes }: Given): DeskEntry[] {
  const markets = marketsOfStory(story.fullSlug)
    .map(({ code }) => code)
    .filter((code) => marketCodes.includes(code))
  const published = story.publishedContent === null ? [] : findCampaigns(story.publishedContent)
  const seen = new Map(published.map((campaign) => [campaign.uid, campaign]))
  const drafted = findCampaigns(story.content)
  const own = new Set(drafted.map(({ uid }) => uid))
  const all = [...drafted, ...published.filter(({ uid }) => !own.has(uid))]
  const meets = new Map([...findCollisions(published), ...findCollisions(drafted)])
  const keyOf = (uid: string) => `${story.id} ${uid}`
  return all.filter(isTimed).map((campaign) => {
    const { uid, component, name, window, triggers } = campaign
    const before = seen.get(uid)
    const isChanged = before !== undefined && (!own.has(uid) || told(before) !== told(campaign))
    return {
      key: keyOf(uid),
      kind: 'campaign',
      name,
      component,
      story: { id: story.id, name: story.name },
      href: `/studio/campaigns/${story.id}/`,
      markets,
      ...(window.dateFrom !== undefined && { dateFrom: window.dateFrom }),
      ...(window.dateTo !== undefined && { dateTo: window.dateTo }),
      phase: window.isValid && triggers !== undefined ? phaseOf(window, now) : 'unreadable',
      conditions: conditionsOf(campaign),
      version: before === undefined ? 'draft' : isChanged ? 'changed' : 'public',
      meets: (meets.get(uid) ?? []).map(keyOf),
    }
  })
}
