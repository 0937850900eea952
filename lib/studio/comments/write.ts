import 'server-only'
import {
  addComment,
  type Discussed,
  deleteComment,
  editComment,
  findDiscussion,
  findStory,
  type MessagePart,
  messageParts,
  placeOf,
  setSolved,
  startDiscussion,
  type Thread,
} from '@/lib/content/embedded'
import { currentTime } from '@/lib/platform/clock'
import { type Database, database, type Executor } from '@/lib/platform/db'
import { allows, type Person, recordChange } from '@/lib/studio/people'
import type { EditBody, ReplyBody, StartBody } from './body'
import { type Named, partsOf } from './message'
import { namesOf, readMentionable, toThread } from './read'
import type { ThreadView } from './types'

export type Written =
  /** Null: the thread went with its last comment. */
  { ok: true; thread: ThreadView | null } | { ok: false; error: 'missing' | 'notOwn' | 'empty' }

const shown = async (db: Executor, thread: Thread, reader: Person): Promise<Written> => ({
  ok: true,
  thread: toThread(thread, reader, namesOf(await readMentionable(db))),
})

/** A comment as it is stored; a name counts as a mention if it is the person's own, or stood in the comment before. */
async function messageOf(
  db: Executor,
  { text, mentions }: { text: string; mentions: readonly Named[] },
  before: readonly MessagePart[] = [],
): Promise<MessagePart[] | undefined> {
  const names = namesOf(await readMentionable(db))
  const stood = before.flatMap((part) => (part.type === 'mention' ? [part.attrs] : []))
  const known = mentions.filter(
    ({ id, label }) =>
      names.get(id) === label || stood.some((each) => each.id === id && each.label === label),
  )
  const read = messageParts.safeParse(partsOf(text, known))
  return read.success ? read.data : undefined
}

type Kind = 'discussion-started' | 'discussion-solved' | 'discussion-reopened' | 'comment-deleted'

async function note(
  db: Executor,
  person: Person,
  kind: Kind,
  thread: Parameters<typeof placeOf>[0] & Pick<Thread, 'storyId'>,
) {
  const story = thread.storyId === null ? undefined : await findStory(db, thread.storyId)
  await recordChange(db, {
    ...{ person, kind, story: story && { id: story.id, name: story.name }, detail: placeOf(thread) },
  })
}

const authorOf = ({ id, name }: Person) => ({ id, name })

const answer = (db: Executor, person: Person, result: Discussed) =>
  result.ok ? shown(db, result.thread, person) : result

/** Starts a thread at a block of a page. */
export const start = (
  person: Person,
  storyId: number,
  { thread, id, block, field, text, mentions, ...rest }: StartBody,
  db: Database = database(),
): Promise<Written> =>
  db.transaction(async (tx): Promise<Written> => {
    const message = await messageOf(tx, { text, mentions })
    if (!message) return { ok: false, error: 'empty' }
    const started = await startDiscussion(
      tx,
      storyId,
      {
        ...{ uuid: thread, blockUid: block, fieldname: field || null, quote: rest.quote || null },
        ...{ component: rest.component || null, title: rest.title },
      },
      { author: authorOf(person), message, uuid: id },
    )
    if (started.ok && started.isNew) await note(tx, person, 'discussion-started', started.thread)
    return answer(tx, person, started)
  })

/** Answers in a thread. */
export async function reply(
  person: Person,
  thread: string,
  { id, ...typed }: ReplyBody,
  db: Database = database(),
): Promise<Written> {
  const message = await messageOf(db, typed)
  if (!message) return { ok: false, error: 'empty' }
  return answer(db, person, await addComment(db, thread, { author: authorOf(person), message, uuid: id }))
}

/** Changes the words of one's own comment. */
export async function edit(
  person: Person,
  thread: string,
  comment: string,
  typed: EditBody,
  db: Database = database(),
): Promise<Written> {
  const before = (await findDiscussion(db, thread))?.comments.find(({ uuid }) => uuid === comment)
  if (!before) return { ok: false, error: 'missing' }
  const message = await messageOf(db, typed, before.message)
  if (!message) return { ok: false, error: 'empty' }
  return answer(db, person, await editComment(db, { thread, comment, by: authorOf(person) }, message))
}

/** Deletes one's own comment; an administrator deletes anybody's. */
export const remove = (
  person: Person,
  thread: string,
  comment: string,
  db: Database = database(),
): Promise<Written> =>
  db.transaction(async (tx): Promise<Written> => {
    const mayAll = allows(person, 'administer')
    const removed = await deleteComment(tx, { thread, comment, by: authorOf(person) }, mayAll)
    if (!removed.ok) return removed
    await note(tx, person, 'comment-deleted', removed.discussion)
    return removed.thread ? shown(tx, removed.thread, person) : { ok: true, thread: null }
  })

/** Resolves a thread, or opens it again. */
export const solve = (
  person: Person,
  thread: string,
  solved: boolean,
  db: Database = database(),
): Promise<Written> =>
  db.transaction(async (tx): Promise<Written> => {
    const done = await setSolved(tx, thread, solved ? currentTime() : null)
    if (!done.ok) return done
    if (done.isChanged)
      await note(tx, person, solved ? 'discussion-solved' : 'discussion-reopened', done.thread)
    return shown(tx, done.thread, person)
  })
