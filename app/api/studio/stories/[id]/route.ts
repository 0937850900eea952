import type { z } from 'zod'
import { renewShop } from '@/lib/content/embedded'
import { database } from '@/lib/platform/db'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { readCommentsMark } from '@/lib/studio/comments'
import { readPlan } from '@/lib/studio/schedules'
import { readStageMark } from '@/lib/studio/stages'
import {
  atPage,
  change,
  changeBody,
  editAnswer,
  leavingQuery,
  openQuery,
  readDeletion,
  readOpenStory,
  remove,
  storyId,
} from '@/lib/studio/stories'

type Params = { id: string }

/**
 * `GET /api/studio/stories/{id}/?path=`: the story or folder without its content, what is planned for it, marks of its
 * comments and its stage, and who did what with it last. With `open=1` the person has it open, and is told who else has. Of one that is gone the answer says who deleted it, or a folder around its former path.
 */
export const GET = studioCall<Params, z.ZodUnknown, typeof openQuery>(
  { permission: 'edit', query: openQuery },
  async ({ person, params, query }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const row = await readOpenStory(id.data)
    if (!row) return missing({ deletion: await readDeletion(id.data, query.path) })
    const present = query.open ? await atPage(id.data, person.id) : []
    const [comments, stageMark] = row.isFolder
      ? ['', '']
      : await Promise.all([readCommentsMark(id.data), readStageMark(id.data)])
    return answered({ ...row, plan: await readPlan(row), present, comments, stageMark })
  },
)

/** `PATCH /api/studio/stories/{id}/`: renames or moves it. */
export const PATCH = studioCall<Params, typeof changeBody>(
  { permission: 'edit', body: changeBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await change(person, id.data, body)
    if (edit.ok) await renewShop()
    return editAnswer(edit)
  },
)

/** `DELETE /api/studio/stories/{id}/?leadTo=`: deletes it, a folder with everything in it. Visitors come to another page. */
export const DELETE = studioCall<Params, z.ZodUnknown, typeof leavingQuery>(
  { permission: 'edit', query: leavingQuery },
  async ({ person, params, query }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await remove(person, id.data, database(), query)
    if (edit.ok) await renewShop()
    return editAnswer(edit)
  },
)
