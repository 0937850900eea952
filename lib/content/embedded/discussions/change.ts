import { randomUUID } from 'node:crypto'
import { and, count, eq, isNotNull } from 'drizzle-orm'
import { currentTime } from '@/lib/platform/clock'
import type { Executor, Transaction } from '@/lib/platform/db'
import { enqueue } from '@/lib/platform/outbox'
import { stories } from '../tables'
import { type MessagePart, mentionedIn } from './message'
import { type Comment, type Discussion, findDiscussion, type Thread } from './read'
import { comments, discussions } from './tables'

/** Who writes: a person of the Studio, or a program by the name of its token. */
type Author = { id: string | null; name: string }

/** `uuid`: names the comment, so that one that is sent again is written once. */
export type NewComment = { author: Author; message: MessagePart[]; uuid?: string | undefined }

export type NewDiscussion = Pick<Discussion, 'title' | 'blockUid'> &
  Partial<Pick<Discussion, 'uuid' | 'fieldname' | 'quote' | 'component' | 'lang'>>

type Refused = { ok: false; error: 'missing' | 'notOwn' }
export type Discussed = { ok: true; thread: Thread; comment: Comment; isNew: boolean } | Refused

/** Mentions are told by mail after a pause, in which others come into the same mail. */
export const mentionMessage = 'mention'
const pauseSeconds = 5 * 60

/** The payload of a message for one person who was mentioned. */
export type Mention = { person: string; comment: string }

const tellMentioned = (tx: Transaction, comment: Comment, before: readonly MessagePart[] = []) => {
  const known = new Set([...mentionedIn(before), comment.authorId])
  const told = mentionedIn(comment.message).filter((person) => !known.has(person))
  const payloads: Mention[] = told.map((person) => ({ person, comment: comment.uuid }))
  return enqueue(tx, mentionMessage, payloads, pauseSeconds)
}

/** A thread, locked until the transaction ends, so that its last comment is deleted or answered and not both. */
async function lockDiscussion(tx: Transaction, uuid: string): Promise<Discussion | undefined> {
  const [found] = await tx
    .select()
    .from(discussions)
    .where(and(eq(discussions.uuid, uuid), isNotNull(discussions.storyId)))
    .for('update')
  return found
}

const touch = (tx: Transaction, id: number) =>
  tx.update(discussions).set({ updatedAt: currentTime() }).where(eq(discussions.id, id))

async function write(tx: Transaction, discussion: Discussion, { author, message, uuid }: NewComment) {
  const now = currentTime()
  const [written] = await tx
    .insert(comments)
    .values({
      ...{ uuid: uuid ?? randomUUID(), discussionId: discussion.id, message },
      ...{ authorId: author.id, authorName: author.name, createdAt: now, updatedAt: now },
    })
    .onConflictDoNothing()
    .returning()
  if (written) {
    await tellMentioned(tx, written)
    await touch(tx, discussion.id)
  }
  return written
}

async function discussed(
  tx: Transaction,
  thread: string,
  comment: string | undefined,
  isNew: boolean,
): Promise<Discussed> {
  const found = await findDiscussion(tx, thread)
  const own = found?.comments.find(({ uuid }) => uuid === comment)
  return found && own ? { ok: true, thread: found, comment: own, isNew } : { ok: false, error: 'missing' }
}

/** Starts a thread at a block of a story. One that is sent again is the one of before. */
export const startDiscussion = (
  db: Executor,
  storyId: number,
  fields: NewDiscussion,
  comment: NewComment,
): Promise<Discussed> =>
  db.transaction(async (tx) => {
    const [story] = await tx
      .select({ isFolder: stories.isFolder })
      .from(stories)
      .where(eq(stories.id, storyId))
      .for('key share')
    if (!story || story.isFolder) return { ok: false, error: 'missing' }
    const now = currentTime()
    const uuid = fields.uuid ?? randomUUID()
    const [made] = await tx
      .insert(discussions)
      .values({ ...fields, uuid, storyId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    const written = made && (await write(tx, made, comment))
    return discussed(tx, uuid, written?.uuid ?? comment.uuid, made !== undefined)
  })

/** Adds a comment to a thread. */
export const addComment = (db: Executor, thread: string, comment: NewComment): Promise<Discussed> =>
  db.transaction(async (tx) => {
    const discussion = await lockDiscussion(tx, thread)
    if (!discussion) return { ok: false, error: 'missing' }
    const written = await write(tx, discussion, comment)
    return discussed(tx, thread, written?.uuid ?? comment.uuid, written !== undefined)
  })

const isOwn = ({ authorId, authorName }: Comment, by: Author) =>
  by.id === null ? authorId === null && authorName === by.name : authorId === by.id

async function lockComment(tx: Transaction, thread: string, uuid: string) {
  const discussion = await lockDiscussion(tx, thread)
  if (!discussion) return undefined
  const [comment] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.uuid, uuid), eq(comments.discussionId, discussion.id)))
  return comment && { discussion, comment }
}

type Named = { thread: string; comment: string; by: Author }

/** Changes the words of one's own comment. Whoever is mentioned anew is told. */
export const editComment = (
  db: Executor,
  { thread, comment: uuid, by }: Named,
  message: MessagePart[],
): Promise<Discussed> =>
  db.transaction(async (tx) => {
    const found = await lockComment(tx, thread, uuid)
    if (!found) return { ok: false, error: 'missing' }
    if (!isOwn(found.comment, by)) return { ok: false, error: 'notOwn' }
    const [changed] = await tx
      .update(comments)
      .set({ message, updatedAt: currentTime() })
      .where(eq(comments.id, found.comment.id))
      .returning()
    if (changed) await tellMentioned(tx, changed, found.comment.message)
    await touch(tx, found.discussion.id)
    return discussed(tx, thread, uuid, false)
  })

/**
 * Deletes one's own comment, or anybody's by somebody who `mayAll`; the last one of a thread with the thread, which is then
 * not in the answer.
 */
export const deleteComment = (
  db: Executor,
  { thread, comment: uuid, by }: Named,
  mayAll: boolean,
): Promise<{ ok: true; discussion: Discussion; thread: Thread | undefined } | Refused> =>
  db.transaction(async (tx) => {
    const found = await lockComment(tx, thread, uuid)
    if (!found) return { ok: false, error: 'missing' }
    const { discussion, comment } = found
    if (!mayAll && !isOwn(comment, by)) return { ok: false, error: 'notOwn' }
    await tx.delete(comments).where(eq(comments.id, comment.id))
    const [left] = await tx
      .select({ comments: count() })
      .from(comments)
      .where(eq(comments.discussionId, discussion.id))
    if (left?.comments) await touch(tx, discussion.id)
    else await tx.delete(discussions).where(eq(discussions.id, discussion.id))
    return { ok: true, discussion, thread: await findDiscussion(tx, thread) }
  })

/** Resolves a thread, or opens it again; one that is so already stays as it is. */
export const setSolved = (
  db: Executor,
  thread: string,
  solvedAt: Date | null,
): Promise<{ ok: true; thread: Thread; isChanged: boolean } | Refused> =>
  db.transaction(async (tx) => {
    const discussion = await lockDiscussion(tx, thread)
    if (!discussion) return { ok: false, error: 'missing' }
    const isChanged = (discussion.solvedAt === null) !== (solvedAt === null)
    if (isChanged)
      await tx
        .update(discussions)
        .set({ solvedAt, updatedAt: currentTime() })
        .where(eq(discussions.id, discussion.id))
    const found = await findDiscussion(tx, thread)
    return found ? { ok: true, thread: found, isChanged } : { ok: false, error: 'missing' }
  })
