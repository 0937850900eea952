import 'server-only'
import {
  countOpen,
  findRelease,
  listGroupStories,
  listReleaseVersions,
  readDraftVersion,
  waitsIn,
} from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import {
  type FactsCheck,
  factsOf,
  type PublicationFacts,
  presentAt,
  reachOfPublishing,
  readGoesOn,
  readOrigins,
  readReferences,
  redirectsEnded,
  shownAddress,
} from '@/lib/studio/stories'

/** The versions of one page in several markets have one name: the address tells them apart. */
export type ReleaseFacts = {
  stories: { id: number; name: string; address: string; facts: PublicationFacts }[]
}

/** Who has saved the draft that is newer than a version, and when. */
async function newerDraft(id: number, db: Database): Promise<PublicationFacts['newer']> {
  const draft = await readDraftVersion(db, id)
  if (!draft) return undefined
  return { at: draft.savedAt.toISOString(), ...(draft.author !== null && { by: draft.author }) }
}

/**
 * What should be known of each version that a release publishes; undefined without the release. What its pages have in
 * common is read once for all.
 */
export async function readReleaseFacts(
  id: number,
  check: FactsCheck,
  db: Database = database(),
  reader?: { id: string },
): Promise<ReleaseFacts | undefined> {
  if (!(await findRelease(db, id))) return undefined
  const held = await listReleaseVersions(db, id)
  const pages = held.map(({ story }) => story)
  const versions = Map.groupBy(
    await listGroupStories(
      db,
      pages.map(({ groupId }) => groupId),
    ),
    ({ groupId }) => groupId,
  )
  const [referencesTo, origins] = await Promise.all([
    readReferences(pages, db),
    readOrigins(
      db,
      pages.map((page) => page.id),
    ),
  ])
  const along = new Set(pages.map(({ uuid }) => uuid))
  const stories: ReleaseFacts['stories'] = []
  for (const { story, version, writer, writtenMs, isBehind } of held) {
    const { content, name } = version
    // Without a save in its history it is as a program has written it; whoever put it in has not.
    const savedAt = writtenMs === null ? story.updatedAt : new Date(writtenMs)
    const kept = { content, name, savedAt: savedAt.toISOString(), ...(writer && { savedBy: writer }) }
    const waits = await waitsIn(db, story.id, version.id)
    const connected = {
      references: referencesTo(story.id),
      versions: versions.get(story.groupId) ?? [],
      // They matter where a page is taken off alone.
      campaigns: [],
      origin: origins.get(story.id),
      waits,
      ...(waits !== undefined && { goesOn: await readGoesOn(db, story.id) }),
      comments: await countOpen(db, [story.id]),
      reach: await reachOfPublishing(db, story, content),
      ends: await redirectsEnded(db, story),
    }
    stories.push({
      id: story.id,
      name: story.name,
      address: shownAddress({ ...story, component: story.content.component ?? null }),
      facts: {
        ...(await factsOf(story, kept, (of, words) => check(of, words, along), connected)),
        ...(reader && { present: await presentAt(story.id, reader.id, db) }),
        ...(isBehind && { newer: await newerDraft(story.id, db) }),
      },
    })
  }
  return { stories }
}
