import type { Metadata } from 'next'
import { database } from '@/lib/platform/db'
import { requirePerson } from '@/lib/studio/account'
import { listPeople } from '@/lib/studio/people'
import { TeamScreen, teamText } from '@/lib/studio/team'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/people/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('administer', path)
  return { title: teamText(language)('title') }
}

export default async function PeoplePage() {
  const person = await requirePerson('administer', path)
  const people = await listPeople(database())
  const rows = people.map(({ createdAt: _, usedAt, ...rest }) => ({
    ...rest,
    usedAt: usedAt?.toISOString() ?? null,
  }))
  return (
    <Shell person={person} area="people">
      <TeamScreen people={rows} self={person.id} />
    </Shell>
  )
}
