import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readComments, start, startBody, writtenAnswer } from '@/lib/studio/comments'
import { storyId } from '@/lib/studio/stories'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/discussions/`: the threads of comments of a page, and who can be mentioned. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  const comments = id.success ? await readComments(person, id.data) : undefined
  return comments ? answered(comments) : missing()
})

/** `POST /api/studio/stories/{id}/discussions/`: starts a thread at a block. */
export const POST = studioCall<Params, typeof startBody>(
  { permission: 'edit', body: startBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    return id.success ? writtenAnswer(await start(person, id.data, body), 201) : missing()
  },
)
