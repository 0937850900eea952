import { assetStorage } from '@/lib/content/media'
import { config } from '@/lib/platform/config'
import { type Database, database, isRefusedValue } from '@/lib/platform/db'
import { readJsonValue } from '@/lib/platform/http'
import { answer, errors } from '../answer'
import { spaceId } from '../space'
import { assetFolderRoutes } from './asset-folder-routes'
import { assetRoutes } from './asset-routes'
import { componentRoutes } from './component-routes'
import { datasourceRoutes } from './datasource-routes'
import { discussionRoutes, mentionedDiscussions } from './discussion-routes'
import { entryRoutes } from './entry-routes'
import { groupRoutes } from './group-routes'
import { internalTagRoutes } from './internal-tag-routes'
import {
  createManagementLimiter,
  type ManagementLimiter,
  managedLimit,
  refusedLimit,
} from './management-limits'
import { notedRoute } from './noted-route'
import { presetRoutes } from './preset-routes'
import { releaseRoutes } from './release-routes'
import {
  type Caller,
  callerOf,
  type ManagedChange,
  type ManagedFiles,
  type ManagementRequest,
} from './request'
import { schedulingRoutes } from './scheduling-routes'
import { sharedLibraryRoutes } from './shared-library-routes'
import { spaceList, spaceRoute } from './space-routes'
import { stageChangeRoutes } from './stage-change-routes'
import { storyRoutes } from './story-routes'
import { userRoutes } from './user-routes'
import { modelVersionRoutes, storyVersionRoutes } from './version-routes'
import { workflowRoutes } from './workflow-routes'
import { workflowStageRoutes } from './workflow-stage-routes'

type ManagementOptions = {
  db?: Database
  /** Called after an edit was committed; its answer waits for it. */
  onPublished?: () => Promise<void> | void
  /** Called with what was changed and the name of the token, for the log. */
  onChanged?: (changes: readonly ManagedChange[], author: string) => Promise<void>
  /** Made by `createManagementLimiter`; `false` for no limit. */
  limiter?: ManagementLimiter | false
  files?: ManagedFiles
  /** Who asks, where the caller has access to the whole database: no token is asked for. */
  operator?: string
}

const processLimiter = createManagementLimiter()

const ownFiles: ManagedFiles = { storage: assetStorage, origin: () => config().baseUrl }

const routes: Record<string, (request: ManagementRequest) => Promise<Response>> = {
  stories: storyRoutes,
  story_versions: storyVersionRoutes,
  versions: modelVersionRoutes,
  story_schedulings: schedulingRoutes,
  releases: releaseRoutes,
  components: notedRoute('component', componentRoutes),
  component_groups: notedRoute('group', groupRoutes),
  presets: notedRoute('preset', presetRoutes),
  assets: assetRoutes,
  asset_folders: assetFolderRoutes,
  shared_asset_folders: sharedLibraryRoutes,
  shared_assets: sharedLibraryRoutes,
  datasources: notedRoute('datasource', datasourceRoutes),
  datasource_entries: notedRoute('entry', entryRoutes),
  discussions: discussionRoutes,
  mentioned_discussions: mentionedDiscussions,
  workflows: workflowRoutes,
  workflow_stages: workflowStageRoutes,
  workflow_stage_changes: stageChangeRoutes,
  internal_tags: notedRoute('tag', internalTagRoutes),
}

const pathOf = (pathname: string): string[] | undefined => {
  try {
    return pathname
      .slice(pathname.indexOf('/v1/') + '/v1/'.length)
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent)
  } catch {
    return undefined
  }
}

const manage = async (request: ManagementRequest): Promise<Response> => {
  const [root, id, ...path] = request.path
  if (root === 'users') return userRoutes(request)
  if (root !== 'spaces') return errors.notFound()
  if (id === undefined) return spaceList(request)
  if (id !== String(spaceId)) return errors.notFound()
  const [collection] = path
  if (collection === undefined) return spaceRoute(request)
  const route = Object.hasOwn(routes, collection) ? routes[collection] : undefined
  return route ? route({ ...request, path }) : errors.notFound()
}

/** The official client also announces uploads by POST without one. */
const noBody = { ok: true, value: undefined, isEmpty: true } as const

const bodyFaults = {
  413: 'The body is too large, too deep, or has too many values',
  415: 'The body is not sent as application/json',
} as const

const changes = (request: Request, pathname: string) =>
  request.method !== 'GET' || /\/(?:(?:un)?publish|finish_upload)\/?$/.test(pathname)

/**
 * Handles a request to the part of Storyblok's Management API that editing needs, at `…/v1/spaces/{id}/…` and
 * `…/v1/users/me`. An edit is answered only after its transaction was committed.
 */
export async function handleManagement(
  request: Request,
  {
    db = database(),
    limiter = processLimiter,
    onChanged,
    onPublished,
    files = ownFiles,
    operator,
  }: ManagementOptions = {},
): Promise<Response> {
  const url = new URL(request.url)
  const path = pathOf(url.pathname)
  if (path === undefined || /%00/.test(url.search) || path.some((part) => part.includes('\0')))
    return errors.badRequest('The address is not well encoded')
  try {
    const caller: Caller | undefined = operator
      ? { author: operator, ownerId: null, tokenHash: null }
      : await callerOf(db, request.headers.get('authorization'))
    const limit = caller === undefined ? refusedLimit : managedLimit
    if (limiter && !limiter(limit, request)) return errors.rateLimit()
    if (caller === undefined) return errors.unauthorized()
    const read = request.method === 'GET' ? noBody : await readJsonValue(request)
    if (!read.ok) return answer(read.status, { error: bodyFaults[read.status] })
    if (request.method !== 'DELETE' && !read.isEmpty && read.value === undefined)
      return errors.badRequest('The body is not JSON')
    // The cloud's clients change some things by PATCH, others by PUT, with the same body.
    const method = request.method === 'PATCH' ? 'PUT' : request.method
    const changed: ManagedChange[] = []
    const response = await manage({
      db,
      method,
      path,
      params: url.searchParams,
      ...caller,
      note: (change) => changed.push(change),
      body: read.value,
      files,
    })
    if (response.ok && changed.length > 0) await onChanged?.(changed, caller.author)
    if (response.ok && changes(request, url.pathname)) await onPublished?.()
    return response
  } catch (error) {
    if (isRefusedValue(error)) return errors.unprocessable('A value is not valid')
    throw error
  }
}
