import type { Metadata } from 'next'
import { BackNotice, requirePerson } from '@/lib/studio/account'
import { Inbox, readInbox } from '@/lib/studio/comments'
import { KeptWorkNotice } from '@/lib/studio/editor'
import { allows } from '@/lib/studio/people'
import { HeldPlans, readHeld, readTakenOver, TakenOverPlans } from '@/lib/studio/schedules'
import { readShopWords, ShopWordsProvider } from '@/lib/studio/shop-words'
import { AssignedStories, readAssigned } from '@/lib/studio/stages'
import {
  askedOf,
  orderOf,
  RecentStories,
  readFolder,
  readFoldersAround,
  readRecent,
  readStages,
  readTags,
  readWaiting,
  readWriters,
  StoriesScreen,
  storiesText,
  withMarks,
} from '@/lib/studio/stories'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/'
const permissions = ['edit', 'publish', 'administer'] as const

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: storiesText(language)('title') }
}

/** The start of the Studio: the tree of stories. */
export default async function StudioPage({ searchParams }: PageProps<'/studio'>) {
  const person = await requirePerson('edit', path)
  const query = await searchParams
  const asked = askedOf(query)
  const own = await readRecent(person.id, 'own')
  return (
    <Shell person={person} area="stories">
      <StoriesScreen
        people={await readWriters()}
        tags={await readTags()}
        stages={await readStages(person.language)}
        asked={asked}
        first={await withMarks(await readFolder(null, 0, orderOf(asked)), person.id)}
        recent={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Inbox threads={await readInbox(person)} language={person.language} />
            <RecentStories
              language={person.language}
              own={own}
              waiting={await readWaiting()}
              others={await readRecent(person.id, 'others')}
            />
          </div>
        }
        begins={await readFoldersAround(own[0]?.row)}
        permissions={permissions.filter((permission) => allows(person, permission))}
        waiting={
          <>
            <AssignedStories rows={await readAssigned(person)} language={person.language} />
            {allows(person, 'publish') && (
              <>
                <TakenOverPlans taken={await readTakenOver(person.id)} language={person.language} />
                <HeldPlans
                  held={await readHeld()}
                  person={{ id: person.id, isAdmin: allows(person, 'administer') }}
                />
              </>
            )}
          </>
        }
        notice={
          <>
            {query.back !== undefined && <BackNotice language={person.language} />}
            <ShopWordsProvider words={await readShopWords()}>
              <KeptWorkNotice />
            </ShopWordsProvider>
          </>
        }
      />
    </Shell>
  )
}
