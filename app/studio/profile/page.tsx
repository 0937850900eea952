import type { Metadata } from 'next'
import { accountText, ProfileScreen, requirePerson } from '@/lib/studio/account'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/profile/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: accountText(language)('profile.title') }
}

export default async function ProfilePage() {
  const person = await requirePerson('edit', path)
  return (
    <Shell person={person}>
      <ProfileScreen person={person} />
    </Shell>
  )
}
