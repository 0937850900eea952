import type { ManagementRequest, ModelPart } from './request'

type Route = (request: ManagementRequest) => Promise<Response>

/** The name in an answer such as `{ component: { name } }`. */
async function nameIn(answer: Response): Promise<string> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const [thing] = typeof body === 'object' && body !== null ? Object.values(body) : []
  return typeof thing?.name === 'string' ? thing.name : ''
}

/** A route of what content is made of, whose changes stand in the log. What is deleted is read before it goes. */
export const notedRoute =
  (part: ModelPart, route: Route): Route =>
  async (request) => {
    if (request.method === 'GET') return route(request)
    const isDeleted = request.method === 'DELETE'
    const before = isDeleted ? await route({ ...request, method: 'GET' }) : undefined
    const answer = await route(request)
    if (answer.ok) {
      const name = await nameIn(before ?? answer)
      request.note({ kind: isDeleted ? 'model-deleted' : 'model-saved', detail: { part, name } })
    }
    return answer
  }
