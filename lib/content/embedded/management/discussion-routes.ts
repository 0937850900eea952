import { z } from 'zod'
import { answer, errors } from '../answer'
import {
  type Asked,
  addComment,
  type Comment,
  type Discussed,
  deleteComment,
  editComment,
  findDiscussion,
  listDiscussions,
  longestMessage,
  longestQuote,
  messageParts,
  messageText,
  placeOf,
  plainText,
  setSolved,
  startDiscussion,
  type Thread,
} from '../discussions'
import { page, paging, pagingHeaders } from './paging'
import { fieldErrors, idOf, type ManagementRequest, readManagementQuery, unprocessable } from './request'
import { findStory } from './story-tree'

const named = (most: number) => z.string().max(most).transform(plainText)
const optional = (most: number) =>
  named(most)
    .nullish()
    .transform((text) => text || null)

/** The cloud's editor writes `message_json`; `message` is text without mentions. */
const comment = z
  .object({ message_json: z.unknown(), message: z.string().max(longestMessage).nullish() })
  .transform(({ message_json: parts, message }) => parts ?? [{ type: 'text', text: message ?? '' }])
  .pipe(messageParts)
const commentBody = z.object({ comment })

const startBody = z.object({
  discussion: z.object({
    title: named(255).refine((text) => text.trim() !== '', "can't be blank"),
    block_uid: z.string().trim().min(1).max(255),
    fieldname: optional(255),
    component: optional(255),
    lang: named(50).nullish(),
    quote: optional(longestQuote),
    comment,
  }),
})

/** As the documentation has it, `YYYY-mm-dd HH:MM`, or as the other times; null opens the thread again. */
const moment = z
  .string()
  .transform((text) => (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}:00Z` : text))
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text))
const solveBody = z.object({ discussion: z.object({ solved_at: moment.nullable() }) })

const listQuery = z.object({ ...paging(100), page, by_status: z.enum(['solved', 'unsolved']).optional() })

const toComment = (row: Comment) => ({
  id: row.id,
  uuid: row.uuid,
  discussion_id: row.discussionId,
  /** A person of the Studio; null: a program. */
  user_id: row.authorId,
  user_name: row.authorName,
  message: messageText(row.message),
  message_json: row.message,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

const toDiscussion = (thread: Thread) => {
  const last = thread.comments.at(-1)
  return {
    id: thread.id,
    uuid: thread.uuid,
    story_id: thread.storyId,
    title: thread.title,
    block_uid: thread.blockUid,
    fieldname: thread.fieldname,
    quote: thread.quote,
    component: thread.component,
    lang: thread.lang,
    solved_at: thread.solvedAt?.toISOString() ?? null,
    created_at: thread.createdAt.toISOString(),
    updated_at: thread.updatedAt.toISOString(),
    last_comment: last ? toComment(last) : null,
  }
}

const list = async ({ db, params }: ManagementRequest, asked: Asked): Promise<Response> => {
  const query = readManagementQuery(listQuery, params)
  if (!query.ok) return query.answer
  const { page: at, per_page: limit, by_status: status } = query.data
  const { threads, total } = await listDiscussions(
    db,
    { ...asked, status },
    { limit, offset: (at - 1) * limit },
  )
  return answer(200, { discussions: threads.map(toDiscussion) }, pagingHeaders(query.data, total))
}

const refused = ({ error }: { error: 'missing' | 'notOwn' }) =>
  error === 'missing' ? errors.notFound() : answer(403, { error: 'This comment is by somebody else' })

const written = (result: Discussed, status = 200) =>
  result.ok ? answer(status, { comment: toComment(result.comment) }) : refused(result)

const writer = ({ author }: ManagementRequest) => ({ id: null, name: author })

const storyOf = async ({ db }: ManagementRequest, { storyId }: Pick<Thread, 'storyId'>) => {
  const story = storyId === null ? undefined : await findStory(db, storyId)
  return story && { id: story.id, name: story.name }
}

/** `stories/{id}/discussions`: the threads of a story. */
export async function storyDiscussions(request: ManagementRequest, storyId: number): Promise<Response> {
  const { db, method, body } = request
  const story = await findStory(db, storyId)
  if (!story || story.isFolder) return errors.notFound()
  if (method === 'GET') return list(request, { storyId })
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = startBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { block_uid: blockUid, lang, comment: message, ...fields } = read.data.discussion
  const started = await startDiscussion(
    db,
    storyId,
    { ...fields, blockUid, lang: lang || 'default' },
    { author: writer(request), message },
  )
  if (!started.ok) return refused(started)
  request.note({
    ...{ kind: 'discussion-started', story: { id: story.id, name: story.name } },
    detail: placeOf(started.thread),
  })
  return answer(201, { discussion: toDiscussion(started.thread) })
}

/** `mentioned_discussions/me`: the threads that mention the person with whom the token ends. */
export async function mentionedDiscussions(request: ManagementRequest): Promise<Response> {
  const { method, path, ownerId } = request
  if (path.length !== 2 || path[1] !== 'me') return errors.notFound()
  if (method !== 'GET') return errors.methodNotAllowed()
  return ownerId === null ? answer(200, { discussions: [] }) : list(request, { mentions: ownerId })
}

const solve = async (request: ManagementRequest, thread: Thread): Promise<Response> => {
  const read = solveBody.safeParse(request.body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { solved_at: at } = read.data.discussion
  const result = await setSolved(request.db, thread.uuid, at)
  if (!result.ok) return refused(result)
  const story = await storyOf(request, thread)
  if (result.isChanged)
    request.note({
      kind: at ? 'discussion-solved' : 'discussion-reopened',
      ...(story && { story }),
      detail: placeOf(thread),
    })
  return answer(200, { discussion: toDiscussion(result.thread) })
}

const commentsOf = async (request: ManagementRequest, thread: Thread): Promise<Response> => {
  if (request.method === 'GET') return answer(200, { comments: thread.comments.map(toComment) })
  if (request.method !== 'POST') return errors.methodNotAllowed()
  const read = commentBody.safeParse(request.body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const comment = { author: writer(request), message: read.data.comment }
  return written(await addComment(request.db, thread.uuid, comment), 201)
}

const oneComment = async (request: ManagementRequest, thread: Thread, uuid: string): Promise<Response> => {
  const { db, method, body } = request
  const named = { thread: thread.uuid, comment: uuid, by: writer(request) }
  if (method === 'PUT') {
    const read = commentBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    return written(await editComment(db, named, read.data.comment))
  }
  if (method !== 'DELETE') return errors.methodNotAllowed()
  // A management token is an administrator's.
  const result = await deleteComment(db, named, true)
  if (!result.ok) return refused(result)
  const story = await storyOf(request, thread)
  request.note({ kind: 'comment-deleted', ...(story && { story }), detail: placeOf(thread) })
  return new Response(null, { status: 204 })
}

/** `discussions/{id}` and, below it, `comments` and `comments/{id}`. */
export async function discussionRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path } = request
  const [id, commentId] = [idOf(path[1]), idOf(path[3])]
  const thread = id === undefined ? undefined : await findDiscussion(db, id)
  if (!thread || path.length > 4 || (path.length > 2 && path[2] !== 'comments')) return errors.notFound()
  if (path.length === 2) {
    if (method === 'GET') return answer(200, { discussion: toDiscussion(thread) })
    return method === 'PUT' ? solve(request, thread) : errors.methodNotAllowed()
  }
  if (path.length === 3) return commentsOf(request, thread)
  const comment = thread.comments.find((each) => each.id === commentId)
  return comment ? oneComment(request, thread, comment.uuid) : errors.notFound()
}
