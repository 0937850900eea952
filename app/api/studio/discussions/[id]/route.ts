import { missing, studioCall } from '@/lib/studio/calls'
import { solve, solveBody, threadId, writtenAnswer } from '@/lib/studio/comments'

/** `PUT /api/studio/discussions/{id}/`: resolves a thread, or opens it again. */
export const PUT = studioCall<{ id: string }, typeof solveBody>(
  { permission: 'edit', body: solveBody },
  async ({ person, params, body }) => {
    const id = threadId.safeParse(params.id)
    return id.success ? writtenAnswer(await solve(person, id.data, body.solved)) : missing()
  },
)
