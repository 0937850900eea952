import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isPageContent, topFolderOf } from '@/lib/content/addresses'
import { findStory, listCampaignStories } from '@/lib/content/embedded'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { clockText, instantOf } from '@/lib/platform/time'
import { requirePerson } from '@/lib/studio/account'
import { campaignsText, deskViews, explainPage, WhyScreen, withShopValues } from '@/lib/studio/campaigns'
import { idOf, readDraft } from '@/lib/studio/drafts'
import { frameAddress } from '@/lib/studio/frame'
import { timeZone } from '@/lib/studio/i18n'
import { marketName } from '@/lib/studio/stories'
import { clockOf, Shell } from '@/lib/studio/ui'
import { draftOf } from '../../../preview/[...slug]/draft-of'
import { checkoutValues, situationOf, textOf } from '../../../preview/[...slug]/situation'

export const instant = false

type Props = PageProps<'/studio/campaigns/[id]'>

/** The person and the story; strangers are led to the login before anything is looked up. */
async function load({ params }: Pick<Props, 'params'>) {
  const { id } = await params
  const person = await requirePerson('edit', `/studio/campaigns/${encodeURIComponent(id)}/`)
  const storyId = idOf(id)
  const draft = storyId === undefined ? undefined : await readDraft(storyId)
  return { person, draft: draft ?? notFound() }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { person, draft } = await load(props)
  const market = marketName(topFolderOf(draft.fullSlug), person.language)
  const title = campaignsText(person.language)('why.title', { story: draft.name })
  return { title: [title, market].filter(Boolean).join(' – ') }
}

/** Which campaigns a page shows at a time, with a product, in a step of the checkout, and why. */
export default async function WhyPage(props: Props) {
  const { person, draft } = await load(props)
  const query = await props.searchParams
  const found = (await draftOf(draft.fullSlug.split('/'), query.market)) ?? notFound()
  const { market, page } = found
  const typed = textOf(query.at) ?? ''
  const at = instantOf(clockOf(typed) ?? '', timeZone)
  const iso = at === undefined ? undefined : new Date(at).toISOString()
  const described = { ...query, at: iso }
  const asked = await situationOf(described, market, {
    content: draft.content as { component: string },
    path: page.path,
  })
  const situation = { ...asked, now: at ?? currentMs() }
  const hasOwnPath = isPageContent(draft.content as { component: string })
  const own = marketsOfStory(draft.fullSlug).filter((one) => marketsOf(config().brand).includes(one))
  const [stories, story] = await Promise.all([
    listCampaignStories(database()),
    findStory(database(), draft.id),
  ])
  // At first what shoppers get; of a page that is not published what its draft says.
  const view = deskViews.find((each) => each === textOf(query.view)) ?? (draft.isPublished ? 'shop' : 'draft')
  const content = view === 'shop' ? story?.publishedContent : draft.content
  const explained = explainPage({ id: draft.id, content: content ?? {} }, stories, {
    ...{ market, situation, view },
  }).map((each) => ({
    ...each,
    markets: [market.code],
  }))
  return (
    <Shell person={person} area="campaigns">
      <WhyScreen
        language={person.language}
        story={{ id: draft.id, name: draft.name }}
        explained={await withShopValues(explained, { brand: config().brand, now: situation.now })}
        situation={situation}
        view={view}
        isChanged={draft.isPublished && draft.hasUnpublishedChanges}
        asked={{
          at: at === undefined && typed !== '' ? typed : clockText(situation.now, timeZone),
          product: textOf(query.product) ?? '',
          checkout: asked.checkout ?? '',
          path: situation.path,
          market: market.code,
        }}
        markets={own.map(({ code, shopLocale }) => ({
          code,
          name: marketName(shopLocale, person.language) ?? code,
        }))}
        checkoutValues={checkoutValues}
        hasOwnPath={hasOwnPath}
        isPublished={draft.isPublished}
        frame={frameAddress(draft.fullSlug, {
          market: market.code,
          // What is judged is what is shown.
          ...(view === 'shop' && { view }),
          ...(iso && { at: iso }),
          ...(asked.product && { product: asked.product.number }),
          ...(asked.checkout && { checkout: asked.checkout }),
          ...(!hasOwnPath && { path: situation.path }),
        })}
      />
    </Shell>
  )
}
