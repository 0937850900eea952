import { sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { type Transaction, textArray } from '@/lib/platform/db'
import { comments, discussions } from '../discussions/tables'
import type { Archive } from './archive'
import { insertAll } from './insert-all'

/** What lies in the bin gets another uuid where the archive has a thread or a comment of the same. */
const makeRoom = (tx: Transaction, table: AnyPgTable, uuids: readonly string[]) =>
  insertAll(uuids, (batch) =>
    tx.execute(sql`update ${table} set uuid = gen_random_uuid() where uuid::text = any(${textArray(batch)})`),
  )

/** The threads of comments of an archive, after its stories. */
export async function insertDiscussions(tx: Transaction, archive: Archive): Promise<void> {
  const all = archive.stories.flatMap(({ id, uuid }) =>
    (archive.discussions.get(uuid) ?? []).map((thread) => ({ ...thread, storyId: id })),
  )
  await makeRoom(
    tx,
    discussions,
    all.map(({ uuid }) => uuid),
  )
  await makeRoom(
    tx,
    comments,
    all.flatMap((thread) => thread.comments.map(({ uuid }) => uuid)),
  )
  const ids = new Map<string, number>()
  await insertAll(all, async (batch) => {
    const rows = await tx
      .insert(discussions)
      .values(
        batch.map(({ block_uid: blockUid, solved_at: solvedAt, created_at: createdAt, ...thread }) => ({
          ...{ uuid: thread.uuid, storyId: thread.storyId, title: thread.title, blockUid },
          ...{ fieldname: thread.fieldname, quote: thread.quote, component: thread.component },
          ...{ lang: thread.lang, solvedAt, createdAt, updatedAt: thread.updated_at },
        })),
      )
      .returning({ id: discussions.id, uuid: discussions.uuid })
    for (const { id, uuid } of rows) ids.set(uuid, id)
  })
  const written = all.flatMap(({ uuid, comments: each }) => {
    const discussionId = ids.get(uuid)
    return discussionId === undefined ? [] : each.map((comment) => ({ ...comment, discussionId }))
  })
  await insertAll(written, (batch) =>
    tx.insert(comments).values(
      batch.map(({ author_id: authorId, author: authorName, created_at: createdAt, ...comment }) => ({
        ...{ uuid: comment.uuid, discussionId: comment.discussionId, message: comment.message },
        ...{ authorId, authorName, createdAt, updatedAt: comment.updated_at },
      })),
    ),
  )
}
