import { answered, missing, studioCall } from '@/lib/studio/calls'
import { bring, readStageChoice, stageAnswer, stageBody } from '@/lib/studio/stages'
import { storyId } from '@/lib/studio/stories'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/stage/`: where a page is, and where the person may bring it. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  const choice = id.success ? await readStageChoice(id.data, person) : undefined
  return choice ? answered(choice) : missing()
})

/** `PUT /api/studio/stories/{id}/stage/`: brings the page to a stage, and gives it to somebody. */
export const PUT = studioCall<Params, typeof stageBody>(
  { permission: 'edit', body: stageBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    return id.success ? stageAnswer(await bring(person, id.data, body)) : missing()
  },
)
