import { type FoundCampaign, findCampaigns, findCollisions } from '@/lib/content/campaigns'
import type { CampaignStory } from '@/lib/content/embedded'
import { marketsOfStory } from '@/lib/platform/markets'
import { phaseOf } from '@/lib/platform/time'
import type { Condition, DeskEntry, DeskView } from './entry'
import { simpleConditions, type Unknown, type Unmet, whyNeverMet } from './unmet'

type Given = {
  now: number
  marketCodes: readonly string[]
  view?: DeskView
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

type Judged = Pick<DeskEntry, 'phase' | 'why'>

/** When campaigns show, by their uids; one within another shows no longer than that one does. */
function judge(
  campaigns: readonly FoundCampaign[],
  whyNever: (campaign: FoundCampaign) => Unmet | undefined,
  now: number,
): ReadonlyMap<string, Judged> {
  const judged = new Map<string, Judged>()
  for (const campaign of campaigns) {
    const { uid, around, window, triggers } = campaign
    const outer = around === undefined ? 'running' : (judged.get(around)?.phase ?? 'running')
    const unmet = whyNever(campaign)
    const own = unmet ? 'never' : phaseOf(window, now)
    const within = own === 'running' ? (outer === 'unreadable' ? 'never' : outer) : own
    const phase = window.isValid && triggers !== undefined ? within : 'unreadable'
    const why = unmet ?? (own === 'never' ? 'dates' : 'around')
    judged.set(uid, { phase, ...(phase === 'never' && { why }) })
  }
  return judged
}

const told = (campaign: FoundCampaign) => JSON.stringify([campaign.window, campaign.triggers])

/**
 * The campaigns of a story. In the shop's view each is judged as it is published, and those of the draft alone stand
 * beside them; in the draft's view each as the draft has it.
 */
export function contentEntries(
  story: CampaignStory,
  { now, marketCodes, view = 'shop', unknown = () => [] }: Given,
): DeskEntry[] {
  const markets = marketsOfStory(story.fullSlug)
    .map(({ code }) => code)
    .filter((code) => marketCodes.includes(code))
  const read = (content: CampaignStory['publishedContent']) => {
    const campaigns = content === null ? [] : findCampaigns(content)
    const place = { story: story.fullSlug, root: content?.component }
    const whyNever = (campaign: FoundCampaign) => whyNeverMet(campaign, place, unknown)
    return {
      byUid: new Map(campaigns.map((campaign) => [campaign.uid, campaign])),
      judged: judge(campaigns, whyNever, now),
      meets: new Map(findCollisions(campaigns.filter((campaign) => !whyNever(campaign)))),
    }
  }
  const [published, drafted] = [read(story.publishedContent), read(story.content)]
  const [first, second] = view === 'shop' ? [published, drafted] : [drafted, published]
  const uids = new Set([...first.byUid.keys(), ...(view === 'shop' ? second.byUid.keys() : [])])
  const keyOf = (uid: string) => `${story.id} ${uid}`
  const versionOf = (uid: string): DeskEntry['version'] => {
    const [inShop, inDraft] = [published.byUid.get(uid), drafted.byUid.get(uid)]
    if (!inShop) return 'draft'
    if (!inDraft) return 'removed'
    return told(inShop) === told(inDraft) ? 'public' : 'changed'
  }
  return [...uids].flatMap((uid) => {
    const shown = first.byUid.has(uid) ? first : second
    const campaign = shown.byUid.get(uid)
    if (!campaign || !isTimed(campaign)) return []
    const { component, name, window } = campaign
    const missing = [...new Set(simpleConditions(campaign).flatMap((one) => unknown(one)))]
    const other = shown === first ? second.judged.get(uid)?.phase : undefined
    const { phase = 'unreadable', why } = shown.judged.get(uid) ?? {}
    return {
      key: keyOf(uid),
      kind: 'campaign',
      name,
      component,
      story: { id: story.id, name: story.name },
      href: `/studio/campaigns/${story.id}/?view=${view}`,
      markets,
      ...(window.dateFrom !== undefined && { dateFrom: window.dateFrom }),
      ...(window.dateTo !== undefined && { dateTo: window.dateTo }),
      phase,
      ...(why && { why }),
      ...(missing.length > 0 && { missing }),
      conditions: conditionsOf(campaign),
      version: versionOf(uid),
      ...(other !== undefined && other !== phase && { otherPhase: other }),
      meets: (shown.meets.get(uid) ?? []).map(keyOf),
    }
  })
}
