import type { Metadata } from 'next'
import { z } from 'zod'
import { database } from '@/lib/platform/db'
import { requirePerson } from '@/lib/studio/account'
import { LogScreen, logText } from '@/lib/studio/log'
import { changeKinds, listChanges, listPeople } from '@/lib/studio/people'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/log/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: logText(language)('title') }
}

/** What is not valid filters nothing. */
const query = z.object({
  person: z.uuid().optional().catch(undefined),
  kind: z.enum(changeKinds).optional().catch(undefined),
  story: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
})

export default async function LogPage({ searchParams }: PageProps<'/studio/log'>) {
  const self = await requirePerson('edit', path)
  const { person, kind, story, before } = query.parse(await searchParams)
  const [{ changes, hasOlder }, people] = await Promise.all([
    listChanges(database(), { personId: person, kind, storyId: story, before }),
    listPeople(database()),
  ])
  const last = changes.at(-1)
  const filter = { person, kind, story: story?.toString() }
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const older = new URLSearchParams([...given, ['before', String(last?.id)]])
  return (
    <Shell person={self} area="log">
      <LogScreen
        language={self.language}
        changes={changes}
        people={people.map(({ id, name }) => ({ id, name }))}
        filter={filter}
        older={hasOlder ? `${path}?${older}` : undefined}
      />
    </Shell>
  )
}
