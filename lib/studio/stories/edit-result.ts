import { addressProblems, slugRefusals } from '@/lib/content/addresses'
import type { Edited, Taker } from '@/lib/content/embedded'
import { answered, changedMeanwhile, missing, unprocessable } from '@/lib/studio/calls'
import { draftingNotesRefusal } from '@/schemas/content'
import type { MovedAlong } from './moved-along'

/** A key for each wrong field, in the words of the Studio's forms. */
type StoryErrors = Partial<Record<'slug' | 'parent' | 'name' | 'template' | 'leadTo' | 'story', string>>

export type StoryEdit =
  | {
      ok: true
      id: number
      /** Where the page is in the bin, once it is deleted. */
      bin?: number
      /** Where its address is another one now. */
      along?: MovedAlong
    }
  | { ok: false; error: 'missing' | 'needsPublisher' | 'draftChanged' | 'draftNewer' }
  | { ok: false; errors: StoryErrors /** What has the address that is taken. */; taker?: Taker | undefined }

/** The key of a reason for which the content service rejects an address. */
export function slugProblem(reason: string | undefined): string {
  const kinds = [...Object.entries(addressProblems), ...Object.entries(slugRefusals)]
  return kinds.find(([, words]) => words === reason)?.[0] ?? 'taken'
}

/** What the content service rejects, by the fields of the Studio's forms. */
export function refusalOf(edited: Exclude<Edited, { ok: true }>): Exclude<StoryEdit, { ok: true }> {
  if ('missing' in edited) return { ok: false, error: 'missing' }
  const { slug, parent_id: parent, content, workflow_stage: stage } = edited.errors
  if (slug) {
    const { taker } = edited
    return { ok: false, errors: { slug: slugProblem(slug[0]) }, ...(taker && { taker }) }
  }
  if (content?.[0] === draftingNotesRefusal) return { ok: false, errors: { story: 'draftingNotes' } }
  if (stage) return { ok: false, errors: { story: 'notReady' } }
  return { ok: false, errors: parent ? { parent: 'notPossible' } : { story: 'notPossible' } }
}

/** The answer to an edit. */
export function editAnswer(edit: StoryEdit, status = 200): Response {
  if (edit.ok) {
    const { id, bin, along } = edit
    return answered({ id, ...(bin !== undefined && { bin }), ...(along && { along }) }, status)
  }
  if ('errors' in edit) return unprocessable(edit.errors, edit.taker && { taker: edit.taker })
  if (edit.error === 'draftChanged') return changedMeanwhile({ draft: 'changed' })
  // What was seen can be published all the same.
  if (edit.error === 'draftNewer') return changedMeanwhile({ draft: 'newer' })
  return edit.error === 'missing' ? missing() : unprocessable({ story: edit.error })
}
