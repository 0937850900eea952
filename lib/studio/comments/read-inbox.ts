import 'server-only'
import { findDiscussion, listInvolving, mentionedIn, messageText, noteRead } from '@/lib/content/embedded'
import { type Database, database } from '@/lib/platform/db'
import type { Person } from '@/lib/studio/people'
import { namesOf, readMentionable } from './read'
import { threadTitle } from './thread-title'

/** A thread as the start page names it: the last mention that the person has not answered, or the last comment by somebody else. */
export type InboxThread = {
  id: string
  href: string
  page: string
  /** What is commented on. */
  title: string
  by: string
  words: string
  at: string
  isUnread: boolean
  /** Whether this comment mentions the person. */
  isMentioned: boolean
  isSolved: boolean
}

/** As many as a person goes through. */
const most = 30
const longestWords = 300

/** The threads in which a person takes part or is mentioned, the unread first. */
export async function readInbox(
  { id, language }: Pick<Person, 'id' | 'language'>,
  db: Database = database(),
): Promise<InboxThread[]> {
  const involving = await listInvolving(db, id, most)
  if (involving.length === 0) return []
  const names = namesOf(await readMentionable(db))
  const rows: InboxThread[] = []
  for (const { uuid, storyId, storyName, at, isUnread, solvedAt, ...placed } of involving) {
    const comments = (await findDiscussion(db, uuid))?.comments ?? []
    const isOthers = ({ authorId }: { authorId: string | null }) => authorId !== id
    const answered = comments.findLastIndex((one) => !isOthers(one))
    const mention = comments
      .slice(answered + 1)
      .findLast((one) => isOthers(one) && mentionedIn(one.message).includes(id))
    const comment = mention ?? comments.findLast(isOthers)
    if (!comment) continue
    rows.push({
      ...{ id: uuid, href: `/studio/stories/${storyId}/?thread=${uuid}`, page: storyName },
      title: threadTitle(placed, language),
      by: (comment.authorId === null ? undefined : names.get(comment.authorId)) ?? comment.authorName,
      words: messageText(comment.message).slice(0, longestWords).toWellFormed(),
      ...{ at: at.toISOString(), isUnread, isMentioned: mention !== undefined, isSolved: solvedAt !== null },
    })
  }
  return rows
}

/** Notes that a person has seen the threads of a page, up to a moment. */
export const noteSeen = (
  { id }: Pick<Person, 'id'>,
  storyId: number,
  until: Date,
  db: Database = database(),
): Promise<void> => noteRead(db, id, storyId, until)
