import { answer, errors } from '../answer'
import type { ManagementRequest } from './request'

/** Whom a management token stands for. There are no accounts here, but whoever logs in is greeted as somebody. */
const editor = {
  id: 1,
  userid: 'editor@nestling.example',
  email: 'editor@nestling.example',
  username: null,
  firstname: null,
  lastname: null,
  friendly_name: 'Editor',
  has_org: false,
  org: {},
  has_partner: false,
}

/** `users/me`: with it the official CLI finds out whether a token is valid. */
export async function userRoutes({ method, path }: ManagementRequest): Promise<Response> {
  if (path.length !== 2 || path[1] !== 'me') return errors.notFound()
  return method === 'GET' ? answer(200, { user: editor }) : errors.methodNotAllowed()
}
