import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isOutside, isPageContent, topFolderOf } from '@/lib/content/addresses'
import { config } from '@/lib/platform/config'
import { contentPath, fallbackMarket, marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { requirePerson } from '@/lib/studio/account'
import { threadId } from '@/lib/studio/comments'
import { allFindingsOf, idOf, keepReadBy, readDraft } from '@/lib/studio/drafts'
import { StoryEditor } from '@/lib/studio/editor'
import { describeForms, labelsIn, synonymsIn } from '@/lib/studio/forms'
import { allows } from '@/lib/studio/people'
import { readPlan, zoneOfStory } from '@/lib/studio/schedules'
import { readShopWords, ShopWordsProvider } from '@/lib/studio/shop-words'
import { hindranceOf, marketName } from '@/lib/studio/stories'
import { Shell } from '@/lib/studio/ui'
import { registry } from '@/registry'

export const instant = false

type Props = PageProps<'/studio/stories/[id]'>

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** The person and the story; strangers are led to the login before anything is looked up. */
async function load({ params, searchParams }: Props) {
  const [{ id }, { thread: asked }] = [await params, await searchParams]
  const thread = threadId.safeParse(asked).data
  const query = thread ? `?thread=${thread}` : ''
  const person = await requirePerson('edit', `/studio/stories/${encodeURIComponent(id)}/${query}`)
  const storyId = idOf(id)
  if (storyId !== undefined) await keepReadBy(person, storyId)
  const draft = storyId === undefined ? undefined : await readDraft(storyId)
  return { person, thread, draft: draft ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { person, draft } = await load(props)
  // Pages of several markets have the same name, and stand beside each other in the tabs of a browser.
  const market = marketName(topFolderOf(draft.fullSlug), person.language)
  return { title: [draft.name, market].filter(Boolean).join(' – ') }
}

/** The editor of a story. */
export default async function StoryPage(props: Props) {
  const { person, draft, thread } = await load(props)
  const market = marketsOfStory(draft.fullSlug).find(({ brands }) => brands.includes(config().brand))
  return (
    <Shell person={person} area="stories" full>
      <ShopWordsProvider words={await readShopWords(draft.fullSlug)}>
        <StoryEditor
          draft={draft}
          forms={describeForms(
            Object.values(definitions),
            labelsIn(person.language),
            synonymsIn(person.language),
          )}
          findings={await allFindingsOf(draft, draft.content, definitions)}
          mayPublish={allows(person, 'publish')}
          plan={await readPlan(draft)}
          personName={person.name}
          thread={thread}
          timeZone={zoneOfStory(draft.fullSlug)}
          currency={(market ?? fallbackMarket(config().brand)).currency}
          hindrance={
            isOutside(draft, marketsOf(config().brand))
              ? { path: `/${draft.fullSlug}`, reason: 'outside' }
              : hindranceOf(draft)
          }
          preview={
            market && {
              hasOwnPath: isPageContent(draft.content as { component: string }),
              shop: contentPath(market, draft.fullSlug),
            }
          }
        />
      </ShopWordsProvider>
    </Shell>
  )
}
