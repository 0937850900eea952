import { missing, studioCall } from '@/lib/studio/calls'
import { reply, replyBody, threadId, writtenAnswer } from '@/lib/studio/comments'

/** `POST /api/studio/discussions/{id}/comments/`: answers in a thread. */
export const POST = studioCall<{ id: string }, typeof replyBody>(
  { permission: 'edit', body: replyBody },
  async ({ person, params, body }) => {
    const id = threadId.safeParse(params.id)
    return id.success ? writtenAnswer(await reply(person, id.data, body), 201) : missing()
  },
)
