import {
  type CampaignFinding,
  type CampaignSituation,
  findCampaigns,
  judgeCampaign,
} from '@/lib/content/campaigns'
import type { CampaignStory } from '@/lib/content/embedded'
import { type Market, marketsOfStory } from '@/lib/platform/markets'
import { sectionBlock } from '@/schemas/blocks/section'
import { layoutDefinition } from '@/schemas/layout'
import type { DeskView } from './entry'

/** Why a campaign shows or does not, by the rule by which the shop shows it. */
export type Explained = {
  key: string
  name: string
  component: string
  story: Pick<CampaignStory, 'id' | 'name'>
  /** It stands around the page or in a shared section. */
  isElsewhere: boolean
  isShown: boolean
  /** False when a date or a trigger cannot be read. */
  isReadable: boolean
  finding: CampaignFinding
  window: { dateFrom?: string | undefined; dateTo?: string | undefined }
  /** The name of the campaign around it that does not show. */
  hiddenBy: string | undefined
}

/** What a countdown says after its end is another text: it goes on to be shown. */
const staysAfterEnd = 'countdown'

function explainStory(story: CampaignStory, situation: CampaignSituation, isElsewhere: boolean): Explained[] {
  const known = new Map<string, Explained>()
  return findCampaigns(story.content).map((campaign) => {
    const { uid, name, component, window, triggers, around } = campaign
    const isReadable = window.isValid && triggers !== undefined
    const finding = judgeCampaign({ ...window, triggers }, situation)
    const outer = around === undefined ? undefined : known.get(around)
    const hiddenBy = outer && !outer.isShown ? outer.name : undefined
    const shows = finding.isVisible || (component === staysAfterEnd && finding.phase !== 'never')
    const explained: Explained = {
      key: `${story.id} ${uid}`,
      name,
      component,
      story: { id: story.id, name: story.name },
      isElsewhere,
      isShown: isReadable && shows && hiddenBy === undefined,
      isReadable,
      finding,
      window,
      hiddenBy,
    }
    known.set(uid, explained)
    return explained
  })
}

const isTypeOf = (name: string) => (story: CampaignStory) => story.content.component === name
const isLayout = isTypeOf(layoutDefinition.name)
const isSection = isTypeOf(sectionBlock.name)

/** The sections that content names, and those that these name: sections hold others one level deep. */
function sectionsIn(content: unknown, sections: readonly CampaignStory[]): CampaignStory[] {
  const named = (value: unknown) => {
    const text = JSON.stringify(value)
    return sections.filter(({ uuid }) => text.includes(uuid))
  }
  const first = named(content)
  return [...new Set([...first, ...first.flatMap((section) => named(section.content))])]
}

type Page = { id: number; content: unknown }

/**
 * The campaigns of a page in a market, of its draft or as it is published, with those of the layout around it and of its shared sections.
 * @param stories all that have campaigns
 */
export function explainPage(
  page: Page,
  stories: readonly CampaignStory[],
  { market, situation, view = 'draft' }: { market: Market; situation: CampaignSituation; view?: DeskView },
): Explained[] {
  return explainContent(
    page,
    view === 'draft'
      ? stories
      : stories.flatMap((story) =>
          story.publishedContent ? { ...story, content: story.publishedContent } : [],
        ),
    { market, situation },
  )
}

function explainContent(
  page: Page,
  stories: readonly CampaignStory[],
  { market, situation }: { market: Market; situation: CampaignSituation },
): Explained[] {
  const own = stories.filter(({ id }) => id === page.id)
  const others = stories.filter(({ id }) => id !== page.id)
  const around = own.some(isLayout)
    ? []
    : others.filter((story) => isLayout(story) && marketsOfStory(story.fullSlug).includes(market))
  const sections = sectionsIn(
    [page.content, ...around.map(({ content }) => content)],
    others.filter(isSection),
  )
  return [
    ...own.flatMap((story) => explainStory(story, situation, false)),
    ...[...around, ...sections].flatMap((story) => explainStory(story, situation, true)),
  ]
}
