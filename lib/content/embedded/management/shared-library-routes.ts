import { answer, errors } from '../answer'
import type { ManagementRequest } from './request'

/**
 * `shared_asset_folders` and `shared_assets`: libraries that several spaces of an organisation share. There is one space,
 * so there are none; the official tool asks for them before it pushes files.
 */
export async function sharedLibraryRoutes({ method, path }: ManagementRequest): Promise<Response> {
  if (path.length > 1) return errors.notFound()
  if (method !== 'GET') return errors.methodNotAllowed()
  return answer(200, path[0] === 'shared_assets' ? { assets: [] } : { shared_asset_folders: [] })
}
