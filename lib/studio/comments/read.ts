import 'server-only'
import {
  type Comment,
  discussionsMark,
  findStory,
  listDiscussions,
  mentionedIn,
  type Thread,
} from '@/lib/content/embedded'
import { type Database, database, type Executor } from '@/lib/platform/db'
import { allows, listPeople, type Person } from '@/lib/studio/people'
import type { CommentView, Mentionable, StoryComments, ThreadView } from './types'

const toComment = (
  { uuid, authorId, authorName, message, createdAt, updatedAt }: Comment,
  reader: Pick<Person, 'id'>,
  names: ReadonlyMap<string, string>,
): CommentView => ({
  id: uuid,
  by: (authorId === null ? undefined : names.get(authorId)) ?? authorName,
  isOwn: authorId === reader.id,
  message,
  at: createdAt.toISOString(),
  isEdited: updatedAt.getTime() > createdAt.getTime(),
})

/** A thread as a person sees it, with the names that people have now. */
export const toThread = (
  thread: Thread,
  reader: Pick<Person, 'id'>,
  names: ReadonlyMap<string, string>,
): ThreadView => ({
  id: thread.uuid,
  title: thread.title,
  block: thread.blockUid,
  field: thread.fieldname,
  quote: thread.quote,
  solvedAt: thread.solvedAt?.toISOString() ?? null,
  comments: thread.comments.map((comment) => toComment(comment, reader, names)),
  isMine: thread.comments.some(
    ({ authorId, message }) => authorId === reader.id || mentionedIn(message).includes(reader.id),
  ),
})

/** Everyone who may log in, by name. */
export const readMentionable = async (db: Executor): Promise<Mentionable[]> =>
  (await listPeople(db)).map(({ id, name }) => ({ id, name }))

export const namesOf = (people: readonly Mentionable[]): ReadonlyMap<string, string> =>
  new Map(people.map(({ id, name }) => [id, name]))

/** The threads of a page; undefined for one that is not there. */
export async function readComments(
  reader: Person,
  storyId: number,
  db: Database = database(),
): Promise<StoryComments | undefined> {
  const story = await findStory(db, storyId)
  if (!story || story.isFolder) return undefined
  // Read before the threads: what comes in between is loaded by the next look.
  const mark = await discussionsMark(db, storyId)
  const [people, { threads }] = await Promise.all([readMentionable(db), listDiscussions(db, { storyId })])
  const names = namesOf(people)
  return {
    threads: threads.map((thread) => toThread(thread, reader, names)),
    people: people.filter(({ id }) => id !== reader.id),
    mayDeleteAll: allows(reader, 'administer'),
    mark,
  }
}

/** A text that is another one once anything about the threads of a page has changed. */
export const readCommentsMark = (storyId: number, db: Database = database()): Promise<string> =>
  discussionsMark(db, storyId)
