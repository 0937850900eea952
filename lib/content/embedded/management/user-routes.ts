import { answer, errors } from '../answer'
import type { ManagementRequest } from './request'

/** The user of every management token. There are no accounts here, but the CLI expects a user with a name. */
const editor = {
  id: 1,
  userid: 'editor@shop.example',
  email: 'editor@shop.example',
  username: null,
  firstname: null,
  lastname: null,
  friendly_name: 'Editor',
  has_org: false,
  org: {},
  has_partner: false,
}

/** `users/me`: the official CLI calls it to check a token. */
export async function userRoutes({ method, path }: ManagementRequest): Promise<Response> {
  if (path.length !== 2 || path[1] !== 'me') return errors.notFound()
  return method === 'GET' ? answer(200, { user: editor }) : errors.methodNotAllowed()
}
