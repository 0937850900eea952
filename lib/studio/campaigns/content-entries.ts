import { type FoundCampaign, findCampaigns, findCollisions } from '@/lib/content/campaigns'
import type { CampaignStory } from '@/lib/content/embedded'
import { marketsOfStory } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import type { Condition, DeskEntry } from './entry'
import { isNeverMet, simpleConditions, type Unknown } from './unmet'

type Given = {
  now: number
  marketCodes: readonly string[]
  /** The values of a condition that name nothing in the markets of the story. */
  unknown?: Unknown
}

/** One without a date or a trigger shows always, and needs no desk. A trigger that cannot be read is one. */
const isTimed = ({ window, triggers }: FoundCampaign) =>
  window.dateFrom !== undefined || window.dateTo !== undefined || !window.isValid || triggers?.length !== 0

const conditionsOf = ({ triggers = [] }: FoundCampaign): Condition[] =>
  triggers.map((entry) =>
    entry.component === 'trigger_group'
      ? { all: entry.triggers.map(({ type, value }) => ({ type, value })) }
      : { type: entry.type, value: entry.value },
  )

/** When campaigns show, by their uids; one within another shows no longer than that one does. */
function phasesOf(
  campaigns: readonly FoundCampaign[],
  isNever: (campaign: FoundCampaign) => boolean,
  now: number,
) {
  const phases = new Map<string, DeskEntry['phase']>()
  for (const campaign of campaigns) {
    const { uid, around, window, triggers } = campaign
    const outer = around === undefined ? 'running' : (phases.get(around) ?? 'running')
    const own = isNever(campaign) ? 'never' : phaseOf(window, now)
    const within = own === 'running' ? (outer === 'unreadable' ? 'never' : outer) : own
    phases.set(uid, window.isValid && triggers !== undefined ? within : 'unreadable')
  }
  return phases
}

const told = (campaign: FoundCampaign) => JSON.stringify([campaign.window, campaign.triggers])

/** The campaigns of a story: those of its draft, and those that only shoppers still see. */
export function contentEntries(
  story: CampaignStory,
  { now, marketCodes, unknown = () => [] }: Given,
): DeskEntry[] {
  const markets = marketsOfStory(story.fullSlug)
    .map(({ code }) => code)
    .filter((code) => marketCodes.includes(code))
  const published = story.publishedContent === null ? [] : findCampaigns(story.publishedContent)
  const seen = new Map(published.map((campaign) => [campaign.uid, campaign]))
  const drafted = findCampaigns(story.content)
  const own = new Set(drafted.map(({ uid }) => uid))
  const all = [...drafted, ...published.filter(({ uid }) => !own.has(uid))]
  const isNever = (campaign: FoundCampaign) => isNeverMet(campaign, story.fullSlug, unknown)
  const phases = new Map([...phasesOf(published, isNever, now), ...phasesOf(drafted, isNever, now)])
  const collide = (campaigns: readonly FoundCampaign[]) =>
    findCollisions(campaigns.filter((campaign) => !isNever(campaign)))
  const meets = new Map([...collide(published), ...collide(drafted)])
  const keyOf = (uid: string) => `${story.id} ${uid}`
  return all.filter(isTimed).map((campaign) => {
    const { uid, component, name, window } = campaign
    const before = seen.get(uid)
    const missing = [...new Set(simpleConditions(campaign).flatMap((one) => unknown(one)))]
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
      phase: phases.get(uid) ?? 'unreadable',
      ...(missing.length > 0 && { missing }),
      conditions: conditionsOf(campaign),
      version: before === undefined ? 'draft' : isChanged ? 'changed' : 'public',
      meets: (meets.get(uid) ?? []).map(keyOf),
    }
  })
}
