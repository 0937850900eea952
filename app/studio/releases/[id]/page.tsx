import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requirePerson } from '@/lib/studio/account'
import { allows } from '@/lib/studio/people'
import { ReleaseScreen, readRelease, releaseId } from '@/lib/studio/releases'
import { Shell } from '@/lib/studio/ui'

export const instant = false

type Props = PageProps<'/studio/releases/[id]'>

/** The person and the release; strangers are led to the login before anything is looked up. */
async function load({ params }: Pick<Props, 'params'>) {
  const { id: text } = await params
  const person = await requirePerson('edit', `/studio/releases/${encodeURIComponent(text)}/`)
  const id = releaseId.safeParse(text)
  const found = id.success ? await readRelease(id.data) : undefined
  return { person, ...(found ?? notFound()) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).release.name }
}

/** A release. */
export default async function ReleasePage(props: Props) {
  const { person, release, stories, departed } = await load(props)
  return (
    <Shell person={person} area="releases">
      <ReleaseScreen
        release={release}
        stories={stories}
        departed={departed}
        mayPublish={allows(person, 'publish')}
        mayLift={release.plannerId === person.id || allows(person, 'administer')}
      />
    </Shell>
  )
}
