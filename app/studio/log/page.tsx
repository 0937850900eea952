import type { Metadata } from 'next'
import { z } from 'zod'
import { findStory } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import { requirePerson } from '@/lib/studio/account'
import { LogScreen, logText } from '@/lib/studio/log'
import { changeKinds, listChanges, listPeople, othersFilter } from '@/lib/studio/people'
import { clockOf, Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/log/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: logText(language)('title') }
}

const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}+$/u)
  .optional()
  .catch(undefined)

/** What is not valid filters nothing. */
const query = z.object({
  person: z
    .union([z.uuid(), z.literal(othersFilter)])
    .optional()
    .catch(undefined),
  page: text,
  // A day as it was typed; one that does not exist is told at its field.
  from: text,
  until: text,
  kind: z.enum(changeKinds).optional().catch(undefined),
  story: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
})

export default async function LogPage({ searchParams }: PageProps<'/studio/log'>) {
  const self = await requirePerson('edit', path)
  const { before, story, ...asked } = query.parse(await searchParams)
  const { person, from, until, ...rest } = asked
  const day = (typed: string | undefined) => clockOf(typed ?? '', 'day') || undefined
  const [{ changes, hasOlder }, people, about] = await Promise.all([
    listChanges(database(), {
      ...{ personId: person, ...rest, storyId: story, before },
      ...{ from: day(from), until: day(until) },
    }),
    listPeople(database()),
    story === undefined ? undefined : findStory(database(), story),
  ])
  const last = changes.at(-1)
  const filter = { ...asked, story: story?.toString() }
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const older = new URLSearchParams([...given, ['before', String(last?.id)]])
  return (
    <Shell person={self} area="log">
      <LogScreen
        language={self.language}
        changes={changes}
        people={people.map(({ id, name }) => ({ id, name }))}
        filter={filter}
        story={about?.name ?? last?.storyName ?? undefined}
        older={hasOlder ? `${path}?${older}` : undefined}
      />
    </Shell>
  )
}
