import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { stories } from '../tables'
import { comments, discussionReads, discussions } from './tables'

/** A thread in which a person takes part or is mentioned, with the last comment by somebody else. */
type InvolvingThread = {
  uuid: string
  storyId: number
  storyName: string
  fullSlug: string
  title: string
  component: string | null
  fieldname: string | null
  solvedAt: Date | null
  /** When somebody else has written last. */
  at: Date
  isMentioned: boolean
  isUnread: boolean
}

/** Comments that mention a person. */
const mentions = (person: string): SQL =>
  sql`${comments.message} @> ${JSON.stringify([{ type: 'mention', attrs: { id: person } }])}::text::jsonb`

const isOther = (person: string) => sql`${comments.authorId} is distinct from ${person}::uuid`

const moment = (query: SQL<Date | string | null>) =>
  query.mapWith((value: string | null) => (value === null ? null : new Date(value)))

/**
 * What somebody else has written is unread until the person has opened it, or has answered. Threads of deleted stories are
 * left out until they come back.
 */
const involving = (db: Executor, person: string, isOnlyUnread = false) => {
  const other = sql`max(${comments.createdAt}) filter (where ${isOther(person)})`
  const own = sql`max(${comments.createdAt}) filter (where ${comments.authorId} = ${person}::uuid)`
  const seen = sql`greatest(${discussionReads.readAt}, ${own})`
  const isUnread = sql<boolean>`coalesce(${other} > ${seen}, true)`
  const isMentioned = sql<boolean>`bool_or(${mentions(person)})`
  return {
    isUnread,
    at: other,
    query: db
      .select({
        uuid: discussions.uuid,
        storyId: stories.id,
        storyName: stories.name,
        fullSlug: stories.fullSlug,
        title: discussions.title,
        component: discussions.component,
        fieldname: discussions.fieldname,
        solvedAt: discussions.solvedAt,
        at: moment(sql`${other}`),
        isMentioned,
        isUnread,
      })
      .from(discussions)
      .innerJoin(stories, eq(stories.id, discussions.storyId))
      .innerJoin(comments, eq(comments.discussionId, discussions.id))
      .leftJoin(
        discussionReads,
        and(eq(discussionReads.discussionId, discussions.id), eq(discussionReads.personId, person)),
      )
      .groupBy(discussions.id, stories.id, discussionReads.readAt)
      .having(
        and(
          sql`${other} is not null and (${own} is not null or ${isMentioned})`,
          isOnlyUnread ? isUnread : undefined,
        ),
      ),
  }
}

/** The threads that involve a person: the unread first, of each the latest; resolved ones that were read are left out. */
export async function listInvolving(db: Executor, person: string, limit: number): Promise<InvolvingThread[]> {
  const { query, isUnread, at } = involving(db, person)
  const rows = await query
    .orderBy(desc(isUnread), desc(sql`${discussions.solvedAt} is null`), desc(at))
    .limit(limit)
  return rows.flatMap((row) =>
    row.at === null || (row.solvedAt !== null && !row.isUnread) ? [] : [{ ...row, at: row.at }],
  )
}

/** How many threads have something that a person has not read. */
export const countUnread = async (db: Executor, person: string): Promise<number> =>
  (await involving(db, person, true).query).length

/** Notes that a person has read the threads of a story, up to a moment. */
export async function noteRead(db: Executor, person: string, storyId: number, until: Date): Promise<void> {
  await db.execute(sql`
    insert into ${discussionReads} (discussion_id, person_id, read_at)
    select d.id, ${person}::uuid, ${until.toISOString()}::timestamptz from ${discussions} d where d.story_id = ${storyId}
    on conflict (discussion_id, person_id) do update
    set read_at = greatest(cms_discussion_reads.read_at, excluded.read_at)`)
}

/** A comment with its thread and story, as a mail about it names them; undefined where it or its story is gone. */
export async function findMentioning(db: Executor, comment: string, person: string) {
  const [found] = await db
    .select({
      message: comments.message,
      authorId: comments.authorId,
      authorName: comments.authorName,
      title: discussions.title,
      component: discussions.component,
      fieldname: discussions.fieldname,
      thread: discussions.uuid,
      storyId: stories.id,
      storyName: stories.name,
      isRead: sql<boolean>`coalesce(${discussionReads.readAt} >= ${comments.updatedAt}, false)`,
    })
    .from(comments)
    .innerJoin(discussions, eq(discussions.id, comments.discussionId))
    .innerJoin(stories, eq(stories.id, discussions.storyId))
    .leftJoin(
      discussionReads,
      and(eq(discussionReads.discussionId, discussions.id), eq(discussionReads.personId, person)),
    )
    .where(and(eq(comments.uuid, comment), mentions(person), isNotNull(discussions.storyId)))
  return found
}
