import { z } from 'zod'
import type { Transaction } from '@/lib/platform/db'
import { answer, errors } from '../answer'
import { spaceId } from '../space'
import { waitsIn } from '../workflow/gate'
import {
  changeRelease,
  createRelease,
  deleteRelease,
  findRelease,
  listReleaseStories,
  listReleases,
  lockRelease,
  noteReleased,
  type Release,
  takeOverRelease,
} from './releases'
import { fieldErrors, idOf, type ManagementRequest, unprocessable } from './request'
import { publishVersion } from './set-published'

const flag = z.preprocess((value) => [true, 1, '1', 'true'].includes(value as never), z.boolean())
const time = z
  .preprocess((value) => (value === '' ? null : value), z.iso.datetime({ offset: true }).nullish())
  .transform((value) => (value === undefined ? undefined : value === null ? null : new Date(value)))

const fields = z.object({ name: z.string().trim().min(1).max(255), release_at: time })
const createBody = z.object({ release: fields })
const updateBody = z.object({ release: fields.partial().optional(), do_release: flag.optional() })

const mostReleases = 1_000

/** The cloud lists more of a release: where it is deployed and who is told, which a shop of its own does not have. */
const toRelease = ({ id, name, releaseAt, releasedAt, createdAt }: Release) => ({
  id,
  name,
  release_at: releaseAt?.toISOString() ?? null,
  released: releasedAt !== null,
  released_at: releasedAt?.toISOString() ?? null,
  space_id: spaceId,
  timezone: null,
  branches_to_deploy: [],
  owner_ids: [],
  users_to_notify_ids: [],
  created_at: createdAt.toISOString(),
})

const shown = async (request: ManagementRequest, id: number, status = 200): Promise<Response> => {
  const release = await findRelease(request.db, id)
  return release ? answer(status, { release: toRelease(release) }) : errors.notFound()
}

const collection = async (request: ManagementRequest): Promise<Response> => {
  const { db, method, params, body, author, ownerId: plannerId, note } = request
  if (method === 'GET') {
    const words = params.get('search')?.toLowerCase() ?? ''
    const all = await listReleases(db, mostReleases)
    const found = all.filter(({ name }) => name.toLowerCase().includes(words))
    return answer(200, { releases: found.map(toRelease) }, { total: String(found.length) })
  }
  if (method !== 'POST') return errors.methodNotAllowed()
  const read = createBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { name, release_at: releaseAt } = read.data.release
  const id = await db.transaction(async (tx) => {
    const made = await createRelease(tx, { name, author, plannerId })
    if (releaseAt) await changeRelease(tx, made, { releaseAt })
    return made
  })
  note({ kind: 'release-created', detail: { name } })
  return shown(request, id, 201)
}

/** Publishes the versions that a locked release holds, all or none; returns why none. */
async function publishAll(tx: Transaction, { id, name }: Release, { author, note }: ManagementRequest) {
  const stories = await listReleaseStories(tx, id)
  if (stories.length === 0) return 'has no stories'
  if (stories.some(({ version }) => version === null)) return 'has a story that has to be added anew'
  for (const { id: storyId, name: page, version } of stories)
    if (version && (await waitsIn(tx, storyId, version.id)) !== undefined)
      return `has a story that is not ready: ${page}`
  for (const story of stories) {
    const edited = await publishVersion(tx, story.id, story.version?.id ?? null, author)
    if (!edited.ok) throw new Error(`${story.name} of the release ${name} could not be published`)
    for (const change of edited.changes ?? []) note(change)
    note({ kind: 'story-published', story: { id: story.id, name: story.name } })
  }
  await noteReleased(tx, id)
  note({ kind: 'release-published', detail: { name } })
  return undefined
}

const onHold = {
  release_at: ['cannot be changed: the release is on hold, and others go on with it in the Studio'],
}

/**
 * Whether a program may change the time of a release on hold: one of its planner and the operator's. An administrator's
 * does not show that the administrator is there.
 */
const mayLift = (
  { ownerId, tokenHash }: ManagementRequest,
  { plannerId }: Pick<Release, 'plannerId'>,
): boolean => tokenHash === null || (ownerId !== null && ownerId === plannerId)

const update = async (request: ManagementRequest, id: number): Promise<Response> => {
  const { db, body, author, ownerId: plannerId, note } = request
  const read = updateBody.safeParse(body)
  if (!read.success) return unprocessable(fieldErrors(read.error))
  const { release: change, do_release: isDue } = read.data
  const refusal = await db.transaction(async (tx) => {
    const before = await lockRelease(tx, id)
    if (!before) return { base: ['has already been released'] }
    const own = {
      ...(change?.name !== undefined && { name: change.name }),
      ...(change?.release_at !== undefined && { releaseAt: change.release_at }),
    }
    if (own.releaseAt !== undefined && before.onHold && !mayLift(request, before)) return onHold
    const name = own.name ?? before.name
    if (Object.keys(own).length > 0) {
      await changeRelease(tx, id, own.releaseAt ? { ...own, author, plannerId } : own)
      note({ kind: own.releaseAt ? 'release-scheduled' : 'release-changed', detail: { name } })
    }
    if (own.releaseAt && before.onHold) {
      await takeOverRelease(tx, id, { id: plannerId, name: author })
      const former = before.plannerId !== plannerId && before.plannerId
      note({ kind: 'plan-taken-over', detail: { name, ...(former && { planner: former }) } })
    }
    if (!isDue) return undefined
    const problem = await publishAll(tx, before, request)
    return problem ? { base: [problem] } : undefined
  })
  return refusal ? unprocessable(refusal) : shown(request, id)
}

/** `releases` and `releases/{id}`; `do_release` publishes the versions that it holds, all or none. */
export async function releaseRoutes(request: ManagementRequest): Promise<Response> {
  const { db, method, path, note } = request
  if (path.length === 1) return collection(request)
  const id = idOf(path[1])
  const release = path.length === 2 && id !== undefined ? await findRelease(db, id) : undefined
  if (!release) return errors.notFound()
  switch (method) {
    case 'GET':
      return answer(200, { release: toRelease(release) })
    case 'PUT':
      return update(request, release.id)
    case 'DELETE':
      await db.transaction((tx) => deleteRelease(tx, release.id))
      note({ kind: 'release-deleted', detail: { name: release.name } })
      return answer(200, { release: toRelease(release) })
    default:
      return errors.methodNotAllowed()
  }
}
