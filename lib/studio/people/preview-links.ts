import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import { findStory } from '@/lib/content/embedded'
import type { Database, Executor, Transaction } from '@/lib/platform/db'
import type { Person } from './person'
import { type RecordedChange, recordChange } from './record-change'
import { studioPeople, studioPreviewLinks } from './tables'

export type PreviewLink = {
  id: string
  storyId: number
  /** The name of who made it. */
  by: string
  createdAt: Date
  expiresAt: Date
}

/** Of one page at a time. */
export const mostPreviewLinks = 20

const dayMs = 24 * 60 * 60 * 1_000

const columns = {
  id: studioPreviewLinks.id,
  storyId: studioPreviewLinks.storyId,
  by: studioPeople.name,
  createdAt: studioPreviewLinks.createdAt,
  expiresAt: studioPreviewLinks.expiresAt,
}
const links = (db: Executor) =>
  db
    .select(columns)
    .from(studioPreviewLinks)
    .innerJoin(studioPeople, eq(studioPeople.id, studioPreviewLinks.personId))

/** The links to the draft of a page that hold, those that end first at the top. */
export const listPreviewLinks = (db: Executor, storyId: number, now: Date): Promise<PreviewLink[]> =>
  links(db)
    .where(and(eq(studioPreviewLinks.storyId, storyId), gt(studioPreviewLinks.expiresAt, now)))
    .orderBy(asc(studioPreviewLinks.expiresAt), asc(studioPreviewLinks.id))

/** A link that holds; undefined for one that has ended or was taken back. */
export async function findPreviewLink(db: Executor, id: string, now: Date): Promise<PreviewLink | undefined> {
  const [found] = await links(db).where(
    and(eq(studioPreviewLinks.id, id), gt(studioPreviewLinks.expiresAt, now)),
  )
  return found
}

type Asked = { story: { id: number; name: string }; days: number; now: Date }

/** Makes a link that holds for some days. `tooMany`: the page has as many as it may have. */
export const createPreviewLink = (
  db: Database,
  person: Person,
  { story, days, now }: Asked,
): Promise<PreviewLink | 'tooMany'> =>
  db.transaction(async (tx) => {
    // Two at once must not both be the last one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studio_preview_links'), ${story.id}::int)`)
    const [held] = await tx
      .select({ links: count() })
      .from(studioPreviewLinks)
      .where(and(eq(studioPreviewLinks.storyId, story.id), gt(studioPreviewLinks.expiresAt, now)))
    if ((held?.links ?? 0) >= mostPreviewLinks) return 'tooMany'
    const expiresAt = new Date(now.getTime() + days * dayMs)
    const [made] = await tx
      .insert(studioPreviewLinks)
      .values({ storyId: story.id, personId: person.id, createdAt: now, expiresAt })
      .returning()
    if (!made) throw new Error('The link was not made')
    await recordChange(tx, { person, kind: 'preview-link-created', story, detail: { days: String(days) } })
    return { id: made.id, storyId: made.storyId, by: person.name, createdAt: now, expiresAt }
  })

/** Takes a link back; false for one that is not there. */
export const endPreviewLink = (
  db: Database,
  person: Person,
  { id, story }: { id: string; story: { id: number; name: string } },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await tx
      .delete(studioPreviewLinks)
      .where(and(eq(studioPreviewLinks.id, id), eq(studioPreviewLinks.storyId, story.id)))
      .returning({ id: studioPreviewLinks.id })
    if (ended.length === 0) return false
    await recordChange(tx, { person, kind: 'preview-link-ended', story })
    return true
  })

/**
 * Takes back all links that a person has made: whoever knew the password, or was logged in, may have made some for later.
 * Those of pages that are gone lead nowhere and are not recorded.
 */
export async function endPreviewLinksOf(
  tx: Transaction,
  by: RecordedChange['person'],
  personId: string,
): Promise<void> {
  const ended = await tx
    .delete(studioPreviewLinks)
    .where(eq(studioPreviewLinks.personId, personId))
    .returning({ storyId: studioPreviewLinks.storyId })
  for (const { storyId } of ended) {
    const story = await findStory(tx, storyId)
    if (story) await recordChange(tx, { person: by, kind: 'preview-link-ended', story })
  }
}

export async function prunePreviewLinks(db: Database, now: Date): Promise<void> {
  await db.delete(studioPreviewLinks).where(lt(studioPreviewLinks.expiresAt, now))
}
