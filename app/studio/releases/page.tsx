import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { allows } from '@/lib/studio/people'
import { ReleasesScreen, readReleases, releasesText } from '@/lib/studio/releases'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/releases/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: releasesText(language)('title') }
}

/** The releases. */
export default async function ReleasesPage() {
  const person = await requirePerson('edit', path)
  return (
    <Shell person={person} area="releases">
      <ReleasesScreen releases={await readReleases()} mayPublish={allows(person, 'publish')} />
    </Shell>
  )
}
