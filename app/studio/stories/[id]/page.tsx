import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { config } from '@/lib/platform/config'
import { allMarkets, contentPath, marketsOfStory } from '@/lib/platform/markets'
import { findingsOf, idOf, readDraft } from '@/lib/studio/drafts'
import { StoryEditor } from '@/lib/studio/editor'
import { describeForms, labelsIn } from '@/lib/studio/forms'
import { allows, currentPerson } from '@/lib/studio/people'
import { Shell } from '@/lib/studio/ui'
import { registry } from '@/registry'

export const instant = false

type Props = { params: Promise<{ id: string }> }

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

const draftOf = async ({ params }: Props) => {
  const id = idOf((await params).id)
  return id === undefined ? undefined : readDraft(id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await currentPerson()) ? { title: (await draftOf(props))?.name ?? '' } : {}
}

/** The editor of a story. */
export default async function StoryPage(props: Props) {
  const person = await currentPerson()
  if (!person) redirect('/studio/login/')
  const draft = await draftOf(props)
  if (!draft) notFound()
  const market = marketsOfStory(draft.fullSlug).find(({ brands }) => brands.includes(config().brand))
  return (
    <Shell person={person} area="stories" full>
      <StoryEditor
        draft={draft}
        forms={describeForms(Object.values(definitions), labelsIn(person.language))}
        findings={findingsOf(draft, draft.content, definitions)}
        mayPublish={allows(person, 'publish')}
        timeZone={(market ?? allMarkets[0])?.timezone ?? 'Europe/Berlin'}
        preview={market && contentPath(market, draft.fullSlug)}
      />
    </Shell>
  )
}
