import 'server-only'
import { findRelease, listReleaseVersions } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import { type FactsCheck, factsOf, type PublicationFacts } from '@/lib/studio/stories'

export type ReleaseFacts = { stories: { id: number; name: string; facts: PublicationFacts }[] }

/** What should be known of each version that a release publishes; undefined without the release. */
export async function readReleaseFacts(
  id: number,
  check: FactsCheck,
  db: Database = database(),
): Promise<ReleaseFacts | undefined> {
  if (!(await findRelease(db, id))) return undefined
  const stories: ReleaseFacts['stories'] = []
  for (const { story, version } of await listReleaseVersions(db, id)) {
    const { content, name, createdAt, author } = version
    const kept = { content, name, savedAt: createdAt.toISOString(), ...(author && { savedBy: author }) }
    stories.push({ id: story.id, name: story.name, facts: await factsOf(story, kept, check, db) })
  }
  return { stories }
}
