import { z } from 'zod'
import { answer, errors } from '../answer'
import { storyDiscussions } from './discussion-routes'
import { createStory, deleteStory, updateStory } from './edit-stories'
import { contentRefusal, type Edited } from './editing'
import { leavingRefusal } from './leaving'
import { pagingHeaders } from './paging'
import { addToRelease, duplicateStory, moveStory } from './place-stories'
import {
  fieldErrors,
  idOf,
  isMissing,
  type ManagedChange,
  type ManagementRequest,
  readManagementQuery,
  unprocessable,
} from './request'
import { setPublished } from './set-published'
import { createBody, duplicateBody, mergedTranslations, type StoryInput, updateBody } from './story-input'
import { listQuery, listStories } from './story-list'
import { findStory, type Story } from './story-tree'
import { managedWithAlternates } from './story-view'
import { comparison, versionsOf } from './version-routes'

type Kind = ManagedChange['kind']

/** The answer to an edit, which is noted and, where the query asks for it, put into a release. */
const edited = async (
  { db, params, author, ownerId, note }: ManagementRequest,
  result: Edited,
  kinds: readonly Kind[],
  status = 200,
): Promise<Response> => {
  if (!result.ok) return isMissing(result) ? errors.notFound() : unprocessable(result.errors)
  const { id, name, fullSlug } = result.story
  const release = result.story.isFolder ? undefined : idOf(params.get('release_id'))
  if (release) {
    const refusal = contentRefusal(result.story.content)
    if (refusal) return unprocessable(refusal.errors)
    if (!(await addToRelease(db, id, release, { id: ownerId, name: author })))
      return unprocessable({ release_id: ['is not an open release'] })
  }
  const done = result.story.isFolder ? kinds.filter((kind) => kind !== 'story-published') : kinds
  for (const change of result.changes ?? []) note(change)
  for (const kind of done) note({ kind, story: { id, name }, detail: { path: fullSlug } })
  return answer(status, { story: await managedWithAlternates(db, result.story) })
}

/** The cloud accepts `publish` in the body and in the query. */
const wantsPublish = ({ params }: ManagementRequest, inBody: boolean | undefined) =>
  inBody ?? ['1', 'true'].includes(params.get('publish') ?? '')

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, params, body, author } = request
  if (method === 'POST') {
    const read = createBody.safeParse(body)
    if (!read.success) return unprocessable(fieldErrors(read.error))
    const { story } = read.data
    const publish = wantsPublish(request, read.data.publish)
    const kinds: Kind[] = story.is_folder ? ['folder-created'] : ['story-created']
    if (publish && !story.is_folder) kinds.push('story-published')
    return edited(request, await createStory(db, story, publish, author), kinds, 201)
  }
  if (method !== 'GET') return errors.methodNotAllowed()
  const query = readManagementQuery(listQuery, params)
  if (!query.ok) return query.answer
  const page = await listStories(db, query.data, params)
  if (!page.ok) return errors.unprocessable(page.error)
  return answer(200, { stories: page.value.stories }, pagingHeaders(query.data, page.value.total))
}

/** Whether an update gives a story another address. */
const movesAway = (
  before: Story,
  { slug, parent_id: parentId, is_startpage: isStartpage }: Partial<StoryInput>,
): boolean =>
  (slug !== undefined && slug !== before.slug) ||
  (parentId !== undefined && (parentId || null) !== before.parentId) ||
  (isStartpage !== undefined && isStartpage !== before.isStartpage)

const update = async (request: ManagementRequest, id: number): Promise<Response> => {
  const read = updateBody.safeParse(request.body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { translated_slugs_attributes: translations, ...fields } = read.data.story
  const before = await findStory(request.db, id)
  const refusal = before && movesAway(before, fields) && (await leavingRefusal(request, id, 'moved'))
  if (refusal) return unprocessable(refusal)
  const story = {
    ...fields,
    ...(before &&
      translations && {
        translated_slugs_attributes: mergedTranslations(before.translatedSlugs, translations),
      }),
  }
  const publish = wantsPublish(request, read.data.publish)
  const result = await updateStory(request.db, id, story, publish, request.author)
  const isOnlyMoved = result.ok && !story.content && (result.changes ?? []).length > 0
  const kinds: Kind[] = isOnlyMoved ? [] : ['draft-saved']
  if (publish) kinds.push('story-published')
  return edited(request, result, kinds)
}

const member = async (request: ManagementRequest, id: number): Promise<Response> => {
  const { db, method, note } = request
  switch (method) {
    case 'GET': {
      const story = await findStory(db, id)
      return story ? answer(200, { story: await managedWithAlternates(db, story) }) : errors.notFound()
    }
    case 'DELETE': {
      const refusal = await leavingRefusal(request, id, 'gone')
      if (refusal) return unprocessable(refusal)
      const result = await deleteStory(db, id, request.author)
      if (!result.ok) return errors.notFound()
      const { name, fullSlug } = result.story
      note({ kind: 'story-deleted', story: { id, name }, detail: { path: fullSlug } })
      return answer(200, { story: { id } })
    }
    case 'PUT':
      return update(request, id)
    default:
      return errors.methodNotAllowed()
  }
}

const duplicate = async (request: ManagementRequest, id: number): Promise<Response> => {
  const read = duplicateBody.safeParse(request.body ?? {})
  if (!read.success) return unprocessable(fieldErrors(read.error))
  return edited(request, await duplicateStory(request.db, id, read.data.story ?? {}, request.author), [
    'story-duplicated',
  ])
}

const moveQuery = z.object({ after_id: z.coerce.number().int().min(0).optional() })

const move = async (request: ManagementRequest, id: number): Promise<Response> => {
  const query = readManagementQuery(moveQuery, request.params)
  if (!query.ok) return query.answer
  const { db, author } = request
  const after = query.data.after_id ? await findStory(db, query.data.after_id) : undefined
  const before = await findStory(db, id)
  const refusal =
    after && before && after.parentId !== before.parentId && (await leavingRefusal(request, id, 'moved'))
  if (refusal) return unprocessable(refusal)
  const result = await moveStory(db, id, query.data.after_id || undefined, author)
  return edited(request, result, result.ok && result.changes ? [] : ['story-placed'])
}

/**
 * `stories`, `stories/{id}` and below it `publish`, `unpublish`, `duplicate`, `move`, `compare`, `discussions` and `versions`; the
 * cloud publishes by GET.
 */
export async function storyRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path } = request
  if (path.length === 1) return collection(request)
  const id = idOf(path[1])
  if (id === undefined || path.length > 3) return errors.notFound()
  switch (path[2]) {
    case undefined:
      return member(request, id)
    case 'publish':
    case 'unpublish': {
      if (method === 'DELETE') return errors.methodNotAllowed()
      const isOn = path[2] === 'publish'
      const kind = isOn ? 'story-published' : 'story-unpublished'
      const refusal = isOn ? undefined : await leavingRefusal(request, id, 'gone')
      if (refusal) return unprocessable(refusal)
      return edited(request, await setPublished(db, id, isOn, request.author), [kind])
    }
    case 'duplicate':
      return method === 'POST' ? duplicate(request, id) : errors.methodNotAllowed()
    case 'move':
      return method === 'PUT' ? move(request, id) : errors.methodNotAllowed()
    case 'compare':
      return comparison(request, id)
    case 'discussions':
      return storyDiscussions(request, id)
    case 'versions':
      return versionsOf(request, id)
    default:
      return errors.notFound()
  }
}
