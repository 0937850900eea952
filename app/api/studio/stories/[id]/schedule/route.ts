import { plannedJobName } from '@/lib/content/embedded'
import { wake } from '@/lib/platform/worker'
import { missing, studioCall } from '@/lib/studio/calls'
import { planAnswer, planBody, planStory, takeOver } from '@/lib/studio/schedules'
import { storyId } from '@/lib/studio/stories'

/** `PUT /api/studio/stories/{id}/schedule/`: when the draft is published, and when the story is taken off. */
export const PUT = studioCall<{ id: string }, typeof planBody>(
  { permission: 'publish', body: planBody },
  async ({ person, params, body }) => {
    const id = storyId.safeParse(params.id)
    if (!id.success) return missing()
    const result = await planStory(person, id.data, body)
    // The job looks for its next time again.
    if (result.ok) void wake(plannedJobName)
    return planAnswer(result)
  },
)

/** `POST /api/studio/stories/{id}/schedule/`: takes over what is on hold because its planner may no longer publish. */
export const POST = studioCall<{ id: string }>({ permission: 'publish' }, async ({ person, params }) => {
  const id = storyId.safeParse(params.id)
  if (!id.success) return missing()
  const result = await takeOver(person, id.data)
  if (result.ok) void wake(plannedJobName)
  return planAnswer(result)
})
