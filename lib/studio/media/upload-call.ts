import 'server-only'
import { orUnavailable, problem, withFileOnDisk } from '@/lib/platform/http'
import { personFor } from '@/lib/studio/calls'
import type { Person } from '@/lib/studio/people'

/** Longer than a slow line needs for a large file, and a processor for a large picture. */
const timeoutMs = 600_000

type Upload<Params> = { person: Person; path: string; params: Params; query: Record<string, string> }

/** A route handler whose body is a file, which lies on disk while it runs. Nothing of it is read before it is known who sends it. */
export const uploadCall = <Params>(handler: (upload: Upload<Params>) => Promise<Response>) =>
  orUnavailable(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const person = await personFor(request, 'edit')
    if (person instanceof Response) return person
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const params = await context.params
    const answer = await withFileOnDisk(request, (path) => handler({ person, path, params, query }))
    return answer ?? problem({ status: 413, title: 'Too large', errors: { file: 'tooLarge' } })
  }, timeoutMs)
