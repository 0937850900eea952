import { assetStorage } from '@/lib/content/media'
import { config } from '@/lib/platform/config'
import { type Database, database, isRefusedValue } from '@/lib/platform/db'
import { answer, errors } from '../answer'
import { readSpace, spaceId } from '../space'
import { assetFolderRoutes } from './asset-folder-routes'
import { assetRoutes } from './asset-routes'
import { componentRoutes } from './component-routes'
import { datasourceRoutes, entryRoutes } from './datasource-routes'
import { groupRoutes } from './group-routes'
import { isAuthorised, type ManagedFiles, type ManagementRequest, readBody } from './request'
import { storyRoutes, versionRoutes } from './story-routes'
import { userRoutes } from './user-routes'

type ManagementOptions = {
  db?: Database
  /** Called after an edit was committed, so that its webhooks are delivered at once instead of in the next round. */
  onPublished?: () => void
  files?: ManagedFiles
}

const ownFiles: ManagedFiles = { storage: assetStorage, origin: () => config().baseUrl }

const space = async ({ db, method }: ManagementRequest): Promise<Response> => {
  if (method !== 'GET') return errors.methodNotAllowed()
  const found = await readSpace(db)
  if (!found) return errors.notFound()
  const { id, name, domain, cv, languages } = found
  return answer(200, { space: { id, name, domain, version: cv, languages } })
}

/** Collections that the official CLI requests and this service does not have. */
const emptyList =
  (name: string) =>
  async ({ method, path }: ManagementRequest): Promise<Response> => {
    if (path.length > 1) return errors.notFound()
    return method === 'GET' ? answer(200, { [name]: [] }) : errors.methodNotAllowed()
  }

const routes: Record<string, (request: ManagementRequest) => Promise<Response>> = {
  stories: storyRoutes,
  story_versions: versionRoutes,
  components: componentRoutes,
  component_groups: groupRoutes,
  assets: assetRoutes,
  asset_folders: assetFolderRoutes,
  datasources: datasourceRoutes,
  datasource_entries: entryRoutes,
  presets: emptyList('presets'),
  internal_tags: emptyList('internal_tags'),
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
  if (root !== 'spaces' || id !== String(spaceId)) return errors.notFound()
  const [collection] = path
  if (collection === undefined) return space(request)
  const route = Object.hasOwn(routes, collection) ? routes[collection] : undefined
  return route ? route({ ...request, path }) : errors.notFound()
}

const changes = (request: Request, pathname: string) =>
  request.method !== 'GET' || /\/(?:un)?publish\/?$/.test(pathname)

/**
 * Handles a request to the part of Storyblok's Management API that editing needs, at `…/v1/spaces/{id}/…` and
 * `…/v1/users/me`. An edit is answered only after its transaction was committed.
 */
export async function handleManagement(
  request: Request,
  { db = database(), onPublished, files = ownFiles }: ManagementOptions = {},
): Promise<Response> {
  const url = new URL(request.url)
  const path = pathOf(url.pathname)
  if (path === undefined || /%00/.test(url.search) || path.some((part) => part.includes('\0')))
    return errors.badRequest('The address is not well encoded')
  try {
    if (!(await isAuthorised(db, request.headers.get('authorization')))) return errors.unauthorized()
    const read = await readBody(request)
    if (!read.ok) return answer(413, { error: 'The body is too large' })
    if (request.method !== 'GET' && request.method !== 'DELETE' && request.body && read.body === undefined)
      return errors.badRequest('The body is not JSON')
    const { method } = request
    const response = await manage({
      db,
      method,
      path,
      params: url.searchParams,
      body: read.body,
      files,
    })
    if (response.ok && changes(request, url.pathname)) onPublished?.()
    return response
  } catch (error) {
    if (isRefusedValue(error)) return errors.unprocessable('A value is not valid')
    throw error
  }
}
