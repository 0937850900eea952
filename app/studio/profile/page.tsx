import type { Metadata } from 'next'
import { database } from '@/lib/platform/db'
import { accountText, ProfileScreen, requirePerson } from '@/lib/studio/account'
import { readPasskeys } from '@/lib/studio/passkeys'
import { currentLogin, firstStepOf, wantsMentionMails } from '@/lib/studio/people'
import { readSessions } from '@/lib/studio/sessions'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/profile/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: accountText(language)('profile.title') }
}

export default async function ProfilePage() {
  const person = await requirePerson('edit', path)
  const login = await currentLogin()
  const [mentionMails, passkeys, sessions] = await Promise.all([
    wantsMentionMails(database(), person.id),
    readPasskeys(person.id),
    readSessions(person.id, login?.id ?? ''),
  ])
  return (
    <Shell person={person}>
      <ProfileScreen
        person={person}
        mentionMails={mentionMails}
        passkeys={passkeys}
        firstStep={login && firstStepOf(login)}
        sessions={sessions}
      />
    </Shell>
  )
}
