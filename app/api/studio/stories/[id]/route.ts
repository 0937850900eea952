import { answered, missing, studioCall } from '@/lib/studio/calls'
import {
  change,
  changeBody,
  editAnswer,
  readOpenStory,
  remove,
  renewShopAfter,
  storyId,
} from '@/lib/studio/stories'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/`: the story or folder without its content, and who did what with it last. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ params }) => {
  const id = storyId.safeParse(params.id)
  const row = id.success ? await readOpenStory(id.data) : undefined
  return row ? answered(row) : missing()
})

/** `PATCH /api/studio/stories/{id}/`: renames or moves it. */
export const PATCH = studioCall<Params, typeof changeBody>(
  { permission: 'edit', body: changeBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const edit = await change(person, id.data, body)
    if (edit.ok) renewShopAfter()
    return editAnswer(edit)
  },
)

/** `DELETE /api/studio/stories/{id}/`: deletes it, a folder with everything in it. */
export const DELETE = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  if (!id.success) return missing()
  const edit = await remove(person, id.data)
  if (edit.ok) renewShopAfter()
  return editAnswer(edit)
})
