import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { comments, discussions } from './tables'

export type Comment = typeof comments.$inferSelect
export type Discussion = typeof discussions.$inferSelect

/** What the log keeps of a thread: its place, whose words are made for each reader, and the words of whoever began it. */
export const placeOf = ({
  title,
  component,
  fieldname,
}: Pick<Discussion, 'title' | 'component' | 'fieldname'>): Record<string, string> => ({
  title,
  ...(component && { component }),
  ...(fieldname && { field: fieldname }),
})

/** With its comments, the first one first. */
export type Thread = Discussion & { comments: Comment[] }

/** Which threads: of a story that is there, of those that mention a person, or both. */
export type Asked = { storyId?: number; mentions?: string; status?: 'solved' | 'unsolved' | undefined }

const isMentioning = (person: string): SQL => sql`exists (
  select from ${comments} c where c.discussion_id = ${discussions.id}
    and c.message @> ${JSON.stringify([{ type: 'mention', attrs: { id: person } }])}::text::jsonb)`

const isAsked = ({ storyId, mentions, status }: Asked) =>
  and(
    storyId === undefined ? isNotNull(discussions.storyId) : eq(discussions.storyId, storyId),
    mentions === undefined ? undefined : isMentioning(mentions),
    status && (status === 'solved' ? isNotNull(discussions.solvedAt) : isNull(discussions.solvedAt)),
  )

/** Threads with their comments, in the order in which they are given. */
export async function withComments(db: Executor, found: readonly Discussion[]): Promise<Thread[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.discussionId, ids))
    .orderBy(asc(comments.id))
  const byThread = Map.groupBy(rows, ({ discussionId }) => discussionId)
  return found.map((each) => ({ ...each, comments: byThread.get(each.id) ?? [] }))
}

/** The threads of stories that are not in the bin, the newest first; all, or a page of them. */
export async function listDiscussions(
  db: Executor,
  asked: Asked,
  page?: { limit: number; offset: number },
): Promise<{ threads: Thread[]; total: number }> {
  const rows = db.select().from(discussions).where(isAsked(asked)).orderBy(desc(discussions.id))
  const found = await (page ? rows.limit(page.limit).offset(page.offset) : rows)
  const [all] = page
    ? await db.select({ total: count() }).from(discussions).where(isAsked(asked))
    : [{ total: found.length }]
  return { threads: await withComments(db, found), total: all?.total ?? 0 }
}

/** A thread of a story that is there, by its number or its uuid. */
export async function findDiscussion(db: Executor, key: number | string): Promise<Thread | undefined> {
  const isIt = typeof key === 'number' ? eq(discussions.id, key) : eq(discussions.uuid, key)
  const found = await db
    .select()
    .from(discussions)
    .where(and(isIt, isNotNull(discussions.storyId)))
  return (await withComments(db, found))[0]
}

/** A text that is another one once anything about the threads of a story has changed. */
export async function discussionsMark(db: Executor, storyId: number): Promise<string> {
  const [found] = await db
    .select({
      mark: sql<string>`count(*) || ' ' || coalesce(max(extract(epoch from ${discussions.updatedAt}))::text, '')`,
    })
    .from(discussions)
    .where(eq(discussions.storyId, storyId))
  return found?.mark ?? ''
}

/** How many threads of some stories are open. */
export const countOpen = (db: Executor, storyIds: readonly number[]): Promise<number> =>
  storyIds.length === 0
    ? Promise.resolve(0)
    : db.$count(discussions, and(inArray(discussions.storyId, [...storyIds]), isNull(discussions.solvedAt)))
