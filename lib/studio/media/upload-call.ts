import 'server-only'
import { orUnavailable, problem, readFile } from '@/lib/platform/http'
import { personFor } from '@/lib/studio/calls'
import type { Person } from '@/lib/studio/people'

/** Longer than a slow line needs for a large file, and a processor for a large picture. */
const timeoutMs = 180_000

type Upload<Params> = { person: Person; bytes: Buffer; params: Params; query: Record<string, string> }

/** A route handler whose body is a file. Nothing of it is read before it is known who sends it. */
export const uploadCall = <Params>(handler: (upload: Upload<Params>) => Promise<Response>) =>
  orUnavailable(async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const person = await personFor(request, 'edit')
    if (person instanceof Response) return person
    const file = await readFile(request)
    if (!file.ok) return problem({ status: file.status, title: 'Too large', errors: { file: 'tooLarge' } })
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return handler({ person, bytes: file.body, params: await context.params, query })
  }, timeoutMs)
