import type { Metadata } from 'next'
import { requirePerson } from '@/lib/studio/account'
import { libraryQuery, MediaScreen, mediaText, readLibrary } from '@/lib/studio/media'
import { allows } from '@/lib/studio/people'
import { Shell } from '@/lib/studio/ui'

export const instant = false

const path = '/studio/media/'

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await requirePerson('edit', path)
  return { title: mediaText(language)('title') }
}

/** The media library. */
export default async function MediaPage() {
  const person = await requirePerson('edit', path)
  return (
    <Shell person={person} area="media" full>
      <MediaScreen first={await readLibrary(libraryQuery.parse({}))} mayPublish={allows(person, 'publish')} />
    </Shell>
  )
}
