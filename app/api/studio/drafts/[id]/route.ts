import { isRefusedValue } from '@/lib/platform/db'
import { answered, missing, studioCall, unprocessable } from '@/lib/studio/calls'
import { allFindingsOf, draftInput, idOf, readDraft, saveDraft } from '@/lib/studio/drafts'
import { registry } from '@/registry'

const definitions = Object.fromEntries(
  Object.entries(registry).map(([name, { definition }]) => [name, definition]),
)

/** `PUT /api/studio/drafts/{id}/`: saves a draft on top of the version on which it is based; 409 with theirs otherwise. */
export const PUT = studioCall<{ id: string }, typeof draftInput>(
  { permission: 'edit', body: draftInput },
  async ({ params, body, person }) => {
    const storyId = idOf(params.id)
    const story = storyId === undefined ? undefined : await readDraft(storyId)
    if (!story) return missing()
    const { content, basedOn, as } = body
    try {
      const saved = await saveDraft({ storyId: story.id, content, basedOn, as, person })
      if (saved.ok)
        return answered({
          version: saved.version,
          files: saved.files,
          findings: await allFindingsOf(story, content, definitions),
        })
      return saved.error.key === 'conflict' ? answered({ theirs: saved.error.theirs }, 409) : missing()
    } catch (error) {
      if (isRefusedValue(error)) return unprocessable({ content: 'invalid' })
      throw error
    }
  },
)
