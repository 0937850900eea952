import { missing, studioCall } from '@/lib/studio/calls'
import { edit, editBody, remove, threadId, writtenAnswer } from '@/lib/studio/comments'

type Params = { id: string; comment: string }

const idsOf = ({ id, comment }: Params) =>
  threadId.safeParse(id).success && threadId.safeParse(comment).success

/** `PUT /api/studio/discussions/{id}/comments/{comment}/`: changes the words of one's own comment. */
export const PUT = studioCall<Params, typeof editBody>(
  { permission: 'edit', body: editBody },
  async ({ person, params, body }) =>
    idsOf(params) ? writtenAnswer(await edit(person, params.id, params.comment, body)) : missing(),
)

/** `DELETE /api/studio/discussions/{id}/comments/{comment}/`: deletes one's own comment, or as an administrator any. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) =>
  idsOf(params) ? writtenAnswer(await remove(person, params.id, params.comment)) : missing(),
)
