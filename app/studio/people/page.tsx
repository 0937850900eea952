import type { Metadata } from 'next'
import { currentTime } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { requirePerson } from '@/lib/studio/account'
import { listInvitations, listPeople } from '@/lib/studio/people'
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
  const now = currentTime()
  const invitations = (await listInvitations(database())).map(({ id, name, address, role, expiresAt }) => ({
    ...{ id, name, address, role, until: expiresAt.toISOString() },
    isOver: expiresAt <= now,
  }))
  return (
    <Shell person={person} area="people">
      <TeamScreen
        people={rows}
        invitations={invitations}
        self={person.id}
        sendsMail={config().post.mail !== undefined}
      />
    </Shell>
  )
}
